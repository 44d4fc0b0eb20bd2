import type { Deps } from '../deps.ts';
import { createProcessLease } from '../jobs/process-lease.ts';
import { type ActingConsumer, createConsumerLoop } from './consumer-loop.ts';
import type { EventConsumer } from './event-consumer.ts';

export interface EventRunner {
  start(): void;
  /** Waits until what is being acted on is done. */
  stop(): Promise<void>;
}

const LEASE_SECONDS = 10;

/** Brings waiting events to the consumers that have an `act`, in one process of all that run. Each consumer goes on by itself. */
export function createEventRunner(deps: Deps, consumers: readonly EventConsumer[]): EventRunner {
  const lease = createProcessLease(deps, { name: 'event-runner', seconds: LEASE_SECONDS });
  const loops = consumers
    .filter((consumer): consumer is ActingConsumer => consumer.act !== undefined)
    .map((consumer) => createConsumerLoop(deps, consumer, () => lease.hold()));
  let running: readonly Promise<void>[] = [];

  return {
    start() {
      if (loops.length > 0) lease.start();
      running = loops.map((loop) => loop.run());
    },
    async stop() {
      for (const loop of loops) loop.stop();
      await Promise.all(running);
      await lease.release();
    },
  };
}
