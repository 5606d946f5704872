// A face of a game from another package: plain JavaScript, a style sheet of its own, and the choices as buttons.

const style = document.createElement("link");
style.rel = "stylesheet";
style.href = new URL("board.css", import.meta.url).href;
document.head.append(style);

export function board(target, props) {
  const draw = ({ choices, words, choose }) => {
    const buttons = choices.map(({ action }) => {
      const button = document.createElement("button");
      button.className = "finger";
      button.textContent = words.action(action);
      button.onclick = (event) => choose(action, { x: event.clientX, y: event.clientY });
      return button;
    });
    target.replaceChildren(...buttons);
  };
  draw(props);
  return { update: draw, destroy() {} };
}
