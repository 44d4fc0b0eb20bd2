/** The rows with the highest scores among those offered, at most `most`. Of equal scores the row offered first stays. */
export class TopRows {
  readonly #most: number;
  readonly #rows: number[] = [];
  readonly #scores: number[] = [];

  constructor(most: number) {
    this.#most = most;
  }

  /** Only a higher score can still get in. */
  get threshold(): number {
    return this.#rows.length < this.#most ? Number.NEGATIVE_INFINITY : this.#scores[0]!;
  }

  offer(row: number, score: number): void {
    if (!(score > this.threshold)) return;
    if (this.#rows.length < this.#most) {
      this.#rows.push(row);
      this.#scores.push(score);
      this.#rise(this.#rows.length - 1);
    } else {
      this.#rows[0] = row;
      this.#scores[0] = score;
      this.#sink();
    }
  }

  /** Highest score first, of equal ones the lower row first. */
  sorted(): { readonly row: number; readonly score: number }[] {
    const pairs = this.#rows.map((row, at) => ({ row, score: this.#scores[at]! }));
    return pairs.sort((a, b) => b.score - a.score || a.row - b.row);
  }

  #rise(at: number): void {
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (!this.#isLess(at, parent)) return;
      this.#swap(at, parent);
      at = parent;
    }
  }

  #sink(): void {
    for (let at = 0; ; ) {
      const left = 2 * at + 1;
      const right = left + 1;
      let least = at;
      if (left < this.#rows.length && this.#isLess(left, least)) least = left;
      if (right < this.#rows.length && this.#isLess(right, least)) least = right;
      if (least === at) return;
      this.#swap(at, least);
      at = least;
    }
  }

  /** If scores are equal, the higher row goes first. */
  #isLess(a: number, b: number): boolean {
    const difference = this.#scores[a]! - this.#scores[b]!;
    return difference < 0 || (difference === 0 && this.#rows[a]! > this.#rows[b]!);
  }

  #swap(a: number, b: number): void {
    [this.#rows[a], this.#rows[b]] = [this.#rows[b]!, this.#rows[a]!];
    [this.#scores[a], this.#scores[b]] = [this.#scores[b]!, this.#scores[a]!];
  }
}
