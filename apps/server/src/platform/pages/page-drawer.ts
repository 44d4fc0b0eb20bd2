import { availableParallelism } from 'node:os';
import { UnavailableError } from '../unavailable-error.ts';
import { createDrawingProcess, type DrawingProcess } from './drawing-process.ts';
import type { PageResults, PageTask } from './page-tasks.ts';

/** Draws pages of documents in processes of its own. */
export interface PageDrawer {
  /** @throws PageFaultError, DrawersBusyError */
  run<Task extends PageTask>(task: Task): Promise<PageResults[Task['what']]>;
  /** Ends the processes. Another task starts new ones. */
  close(): void;
}

declare module '../deps.ts' {
  interface Deps {
    readonly pages: PageDrawer;
  }
}

/** Too many pages are waiting to be drawn. */
export class DrawersBusyError extends UnavailableError {
  override readonly name = 'DrawersBusyError';

  constructor() {
    super('too many pages are waiting');
  }
}

/** Leaves a core to the server. More processes than these take memory and gain little. */
const MOST_PROCESSES = 4;
const MOST_WAITING = 200;

/** @param processes how many draw at the same time */
export function createPageDrawer(
  processes = Math.max(1, Math.min(MOST_PROCESSES, availableParallelism() - 1)),
  start: () => DrawingProcess = createDrawingProcess,
): PageDrawer {
  const idle = Array.from({ length: processes }, start);
  const all = [...idle];
  const waiting: ((free: DrawingProcess) => void)[] = [];

  function take(): Promise<DrawingProcess> {
    const free = idle.pop();
    if (free) return Promise.resolve(free);
    if (waiting.length >= MOST_WAITING) return Promise.reject(new DrawersBusyError());
    return new Promise((resolve) => waiting.push(resolve));
  }

  return {
    async run(task) {
      const drawing = await take();
      try {
        return await drawing.run(task);
      } finally {
        const next = waiting.shift();
        // The last used is the first used again: the others may rest, and it has the document open.
        if (next) next(drawing);
        else idle.push(drawing);
      }
    },
    close() {
      for (const one of all) one.end();
    },
  };
}
