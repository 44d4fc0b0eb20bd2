import { PATIENCE } from '../query/patience.ts';

/** How long the cluster may take, in milliseconds. */
export interface SearchTimes {
  /** One query: then it answers with what it has, and says that it is partial. */
  readonly query: number;
  /** All other readings of words that find nothing, together. */
  readonly widening: number;
  /** Suggestions, with each letter that is typed. */
  readonly suggesting: number;
  /** Further time for an answer, beside that in which the cluster searches: the network, and waiting for a turn. */
  readonly answer: number;
}

export const USUAL_TIMES: SearchTimes = {
  query: 2000 * PATIENCE,
  widening: 1000 * PATIENCE,
  suggesting: 200 * PATIENCE,
  answer: 1000 * PATIENCE,
};

/** The time that is left for work of several questions. */
export class TimeLeft {
  readonly #end: number;

  constructor(milliseconds: number) {
    this.#end = performance.now() + milliseconds;
  }

  get isOver(): boolean {
    return this.milliseconds === 0;
  }

  /** Never negative. */
  get milliseconds(): number {
    return Math.max(0, Math.ceil(this.#end - performance.now()));
  }
}
