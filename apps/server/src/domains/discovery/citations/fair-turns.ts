type Work = () => Promise<void>;

/** Does one piece of work at a time. Callers that wait take turns, so that much work of one does not keep the others waiting. */
export class FairTurns {
  /** What waits, by caller; the first caller is next. */
  readonly #waiting = new Map<string, Work[]>();
  #busy = false;

  /** Does the work when it is the caller's turn; work of one caller is done in order. */
  take<T>(caller: string, work: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const waiting = this.#waiting.get(caller) ?? [];
      waiting.push(() => work().then(resolve, reject));
      this.#waiting.set(caller, waiting);
      if (!this.#busy) void this.#workOff();
    });
  }

  async #workOff(): Promise<void> {
    this.#busy = true;
    for (let work = this.#next(); work !== undefined; work = this.#next()) await work();
    this.#busy = false;
  }

  #next(): Work | undefined {
    for (const [caller, waiting] of this.#waiting) {
      const work = waiting.shift();
      this.#waiting.delete(caller);
      if (waiting.length > 0) this.#waiting.set(caller, waiting);
      return work;
    }
    return undefined;
  }
}
