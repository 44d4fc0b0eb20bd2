import { OutsideError } from './outside-error.ts';

/** Runs work in one queue for each name. If too many works are waiting, it throws OutsideError (busy). */
export type Turns = <T>(name: string, work: () => Promise<T>) => Promise<T>;

interface Queue {
  running: number;
  readonly waiting: (() => void)[];
}

/**
 * Queues that run at most `maxRunning` works with the same name at a time and let `maxWaiting` more wait. So a slow
 * service can block only a few of our requests.
 */
export function createTurns(maxRunning: number, maxWaiting: number): Turns {
  const queues = new Map<string, Queue>();

  async function enter(queue: Queue): Promise<void> {
    if (queue.running < maxRunning) {
      queue.running += 1;
      return;
    }
    if (queue.waiting.length >= maxWaiting) throw new OutsideError('busy', 'too many requests are waiting');
    await new Promise<void>((begin) => queue.waiting.push(begin));
  }

  return async (name, work) => {
    const queue = queues.get(name) ?? { running: 0, waiting: [] };
    queues.set(name, queue);
    await enter(queue);
    try {
      return await work();
    } finally {
      // The work that has waited longest is next.
      const next = queue.waiting.shift();
      if (next) next();
      else queue.running -= 1;
      if (queue.running === 0) queues.delete(name);
    }
  };
}
