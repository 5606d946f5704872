// A quick hand: clicks at random on what the page offers until the result is shown. The same seed makes the same wishes.
(seed) =>
  new Promise((finish) => {
    const PATIENCE = 120_000; // the longest that the page may stand still; the length of a game is not limited
    const went = {
      clicks: 0,
      onBoard: 0,
      films: 0,
      sure: 0,
      refused: [],
      stuck: null,
    };
    let seen = "";
    let since = performance.now();
    let n = seed >>> 0;
    const pick = (list) => {
      n = (Math.imul(n, 1664525) + 1013904223) >>> 0;
      return list[Math.floor((n / 2 ** 32) * list.length)];
    };
    const all = (selector) =>
      [...document.querySelectorAll(selector)].filter(
        (node) => node.getClientRects().length > 0,
      );
    const click = (node) => {
      const box = node.getBoundingClientRect();
      const at = {
        clientX: box.left + box.width / 2,
        clientY: box.top + box.height / 2,
      };
      node.dispatchEvent(
        new MouseEvent("click", {
          bubbles: true,
          cancelable: true,
          detail: 1,
          ...at,
        }),
      );
      went.clicks += 1;
    };
    const step = () => {
      for (const card of all(".float.refuse")) {
        went.refused.push(card.innerText);
        document.body.dispatchEvent(
          new PointerEvent("pointerdown", { bubbles: true }),
        );
        return;
      }
      const film = all(".film header .btn")[0];
      const sure = all(".float[role=dialog] .btn.main")[0];
      const question = all("[role=menu] button, .counter .n");
      const bar = all(
        ".ask .chip:not(:disabled):not([aria-disabled]):not([aria-expanded=true]), .ask .choice:not(:disabled)",
      );
      const board = all(
        ".spot[data-can=true], .zone[data-can=true], .leader[data-can=true]",
      );
      if (all(".final").length > 0) end();
      else if (film) {
        went.films += 1;
        click(film);
      } else if (sure) {
        went.sure += 1;
        click(sure);
      } else if (question.length > 0) click(pick(question));
      else if (bar.length > 0) {
        const chosen = pick([...bar, ...board]);
        if (board.includes(chosen)) went.onBoard += 1;
        click(chosen);
      }
      const now = document.querySelector(".moves")?.innerText ?? "";
      if (now !== seen) [seen, since] = [now, performance.now()];
      if (performance.now() - since > PATIENCE) {
        went.stuck =
          document.querySelector(".ask")?.innerText ?? document.body.innerText;
        end();
      }
    };
    const timer = setInterval(step, 20);
    function end() {
      clearInterval(timer);
      finish(went);
    }
  });
