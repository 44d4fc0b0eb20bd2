/** What one query may spend. Past it the answer says that it is partial; the query ends and the next one begins. */
export class Budget {
  partial = false;
  readonly #deadline: number;

  constructor(milliseconds: number) {
    this.#deadline = performance.now() + milliseconds;
  }

  /** Whether the time is over; then the answer is partial. */
  spent(): boolean {
    if (performance.now() <= this.#deadline) return false;
    this.partial = true;
    return true;
  }
}
