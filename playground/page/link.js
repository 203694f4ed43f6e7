// The socket to the playground: finds back by itself, and matches answers to wishes.

const FIRST_REST = 300;
const LONGEST_REST = 4000;

export class Link {
  #socket = null;
  #waiting = new Map();
  #next = 1;
  #rest = FIRST_REST;

  /** `hear` gets everything told; `change` is called with true and false as the connection comes and goes. */
  constructor(hear, change) {
    this.hear = hear;
    this.change = change;
    this.#open();
    addEventListener("online", () => this.#hurry());
    document.addEventListener("visibilitychange", () => this.#hurry());
  }

  #open() {
    const address = new URL("socket", location.href);
    address.protocol = "ws:";
    this.#socket = new WebSocket(address);
    this.#socket.addEventListener("message", (event) => this.#receive(JSON.parse(event.data)));
    this.#socket.addEventListener("close", () => this.#lost());
  }

  #hurry() {
    if (this.timer && document.visibilityState === "visible") {
      clearTimeout(this.timer);
      this.timer = null;
      this.#open();
    }
  }

  #receive(told) {
    if (told.tell === "world") {
      this.#rest = FIRST_REST;
      this.change(true);
    }
    if (told.tell) {
      this.hear(told);
      return;
    }
    const waiting = this.#waiting.get(told.re);
    this.#waiting.delete(told.re);
    waiting?.(told);
  }

  #lost() {
    for (const waiting of this.#waiting.values()) waiting({ trouble: "offline" });
    this.#waiting.clear();
    this.change(false);
    this.timer = setTimeout(() => {
      this.timer = null;
      this.#open();
    }, this.#rest);
    this.#rest = Math.min(this.#rest * 1.6, LONGEST_REST);
  }

  /** Ask for something; the answer has `done` or `trouble`. */
  ask(ask, player, about = {}) {
    if (this.#socket.readyState !== WebSocket.OPEN) return Promise.resolve({ trouble: "offline" });
    const id = this.#next++;
    this.#socket.send(JSON.stringify({ id, wish: { ask, player, ...about } }));
    return new Promise((answer) => this.#waiting.set(id, answer));
  }
}
