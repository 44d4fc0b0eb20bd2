/** Seeded pseudo-random numbers (mulberry32), so that every run has the same records and queries. */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** From 0 up to, but not, 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** A whole number from 0 below `bound`. */
  below(bound: number): number {
    return Math.floor(this.next() * bound);
  }

  /** A whole number from `least` to `most`. */
  between(least: number, most: number): number {
    return least + this.below(most - least + 1);
  }

  pick<T>(list: readonly T[]): T {
    return list[this.below(list.length)]!;
  }

  /** A place in a list of `size` by Zipf's law: the first place about twice as often as the second. */
  zipf(size: number): number {
    return Math.min(size - 1, Math.floor((size + 1) ** this.next()) - 1);
  }
}
