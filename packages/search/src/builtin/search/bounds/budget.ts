import { PATIENCE } from '../../../query/patience.ts';

/**
 * What one query may spend: time, and postings that its unions walk through. Past it the answer says that it is partial; the query ends and
 * the next one begins.
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

  /** How many postings unions may walk through from now on: said anew for each segment, so that all are treated alike. */
  allowPostings(most: number): void {
    this.#postings = most;
  }

  /** Whether a union may take in a part with so many postings; where not, the answer is partial. */
  mayWalk(postings: number): boolean {
    if (postings > this.#postings) {
      this.partial = true;
      return false;
    }
    this.#postings -= postings;
    return true;
  }
}
