import { PATIENCE } from '../../../query/patience.ts';

/**
 * What one query may use: time, and postings that its unions read. A query that has used up either ends with an answer that says that it
 * is partial.
 */
export class Budget {
  partial = false;
  readonly #deadline: number;
  #postings = Number.POSITIVE_INFINITY;

  constructor(milliseconds: number) {
    this.#deadline = performance.now() + milliseconds * PATIENCE;
  }

  /** Whether the time is over; then the answer is partial. */
  spent(): boolean {
    if (performance.now() <= this.#deadline) return false;
    this.partial = true;
    return true;
  }

  /** How many postings unions may read from now on. Set for each segment, so that all segments are treated alike. */
  allowPostings(most: number): void {
    this.#postings = most;
  }

  /** Whether a union may read a part with so many postings; where not, the answer is partial. */
  mayWalk(postings: number): boolean {
    if (postings > this.#postings) {
      this.partial = true;
      return false;
    }
    this.#postings -= postings;
    return true;
  }
}
