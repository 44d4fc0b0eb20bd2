import { expect, it } from 'vitest';
import { workQueue } from './work-queue.ts';

it('works are done one after another, also behind one that failed', async () => {
  const steps: unknown[] = [];
  const queue = workQueue();
  await new Promise<void>((resolve) => {
    queue(
      async () => {
        steps.push('first begins');
        await Promise.resolve();
        throw new TypeError('out of order');
      },
      (error) => steps.push(error),
    );
    queue(() => {
      steps.push('second');
      resolve();
    });
  });
  expect(steps).toEqual(['first begins', new TypeError('out of order'), 'second']);
});
