import { PATIENCE } from '../query/patience.ts';

/** How long the cluster may take, in milliseconds. */
export interface SearchTimes {
  /** One query: then it answers with what it has, and says that it is partial. */
  readonly query: number;
  /** Looking up and trying other readings of words that find nothing, all together. */
  readonly widening: number;
  /** What is asked with each letter that is typed. */
  readonly suggesting: number;
  /** What an answer may take beside the time in which the cluster searches: the way there and back, and waiting for its turn. */
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
