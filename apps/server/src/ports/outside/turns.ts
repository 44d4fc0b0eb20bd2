import { OutsideError } from './outside-error.ts';

/** Runs work in turns by name: never more at once than allowed, a few wait, the rest is refused as busy. */
export type Turns = <T>(name: string, work: () => Promise<T>) => Promise<T>;

interface Queue {
  running: number;
  readonly waiting: (() => void)[];
}

/** One slow service then holds a few requests of ours, and not all. */
export function createTurns(atOnce: number, mayWait: number): Turns {
  const queues = new Map<string, Queue>();

  async function enter(queue: Queue): Promise<void> {
    if (queue.running < atOnce) {
      queue.running += 1;
      return;
    }
    if (queue.waiting.length >= mayWait) throw new OutsideError('busy', 'too many requests are waiting');
    await new Promise<void>((begin) => queue.waiting.push(begin));
  }

  return async (name, work) => {
    const queue = queues.get(name) ?? { running: 0, waiting: [] };
    queues.set(name, queue);
    await enter(queue);
    try {
      return await work();
    } finally {
      // The place passes to who waits longest.
      const next = queue.waiting.shift();
      if (next) next();
      else queue.running -= 1;
      if (queue.running === 0) queues.delete(name);
    }
  };
}
