import { PATIENCE } from '../../../query/patience.ts';

/** Time for work of one kind, counted only while it is done: a table that is loaded meanwhile, or another query, takes nothing of it. */
export class WorkingTime {
  #left: number;

  constructor(milliseconds: number) {
    this.#left = milliseconds * PATIENCE;
  }

  get isOver(): boolean {
    return this.#left <= 0;
  }

  /** Does some work; `isOver` tells it whether to stop where it is. */
  spend<T>(work: (isOver: () => boolean) => T): T {
    const started = performance.now();
    const end = started + this.#left;
    try {
      return work(() => performance.now() >= end);
    } finally {
      this.#left -= performance.now() - started;
    }
  }
}
