// A face of a game from another package: plain JavaScript, a style sheet of its own, and the choices as buttons.

const style = document.createElement("link");
style.rel = "stylesheet";
style.href = new URL("board.css", import.meta.url).href;
document.head.append(style);

export const box = {
  minutes: [5, 10],
  difficulty: 1,
  looks: ["4, 5, 6", "7, 8, 9"].map((paint, i) => ({
    colour: `clay-${i}`,
    name: { fr: `argile ${i}`, en: `clay ${i}` },
    shape: "disc",
    sign: "M-4-4H4V4H-4z",
    fill: `rgb(${paint})`,
    edge: "black",
    text: "light-dark(black, white)",
  })),
};

export const labels = { side: { fr: "Manches", en: "Rounds" } };

export function Emblem(target) {
  target.textContent = "✊";
  return { update() {}, destroy() {} };
}

export function Side(target, props) {
  const draw = ({ players }) => {
    target.textContent = `${players.length} poings`;
  };
  draw(props);
  return { update: draw, destroy() {} };
}

export function Board(target, props) {
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
