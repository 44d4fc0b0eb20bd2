import { setMaxListeners } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { later } from '../clock.ts';
import type { Deps } from '../deps.ts';
import { backoffSeconds } from '../jobs/job-runner.ts';
import { createProcessLease } from '../jobs/process-lease.ts';
import type { EventConsumer } from './event-consumer.ts';
import { byTenant, deleteEvents, takeEvents, type WaitingEvent } from './outbox-store.ts';

export interface EventRunner {
  start(): void;
  /** Waits until what is being acted on is done. */
  stop(): Promise<void>;
}

const POLL_MS = 300;
const LEASE_SECONDS = 10;
const EVENTS_AT_ONCE = 200;

/**
 * Brings waiting events to the consumers that have an `act`, in one process of all that run. Each consumer and each tenant goes on by
 * itself: where acting fails, the tenant's events stay and are tried again after 2, 4, 8 ... seconds.
 */
export function createEventRunner(deps: Deps, consumers: readonly EventConsumer[]): EventRunner {
  const { db, clock, log } = deps;
  const lease = createProcessLease(deps, { name: 'event-runner', seconds: LEASE_SECONDS });
  const stopping = new AbortController();
  // Each consumer that sleeps listens: Node takes more than ten for a leak.
  setMaxListeners(consumers.length + 1, stopping.signal);
  let running: readonly Promise<void>[] = [];

  async function run(consumer: EventConsumer, act: NonNullable<EventConsumer['act']>): Promise<void> {
    /** Tenants whose events could not be acted on, with the attempts and the instant of the next one. */
    const failed = new Map<string, { readonly attempts: number; readonly again: string }>();

    async function actOn(tenantId: string, events: readonly WaitingEvent[]): Promise<void> {
      try {
        await act(deps, tenantId, [...new Set(events.map(({ subjectId }) => subjectId))]);
        failed.delete(tenantId);
      } catch (error) {
        const attempts = (failed.get(tenantId)?.attempts ?? 0) + 1;
        failed.set(tenantId, { attempts, again: later(clock.now(), backoffSeconds(attempts)) });
        log.error({ err: error, consumer: consumer.name, tenant: tenantId, attempts }, 'events not acted on');
        return;
      }
      await deleteEvents(
        db,
        events.map(({ seq }) => seq),
      );
    }

    /** Acts on the next events; false where none can be acted on now. */
    async function next(): Promise<boolean> {
      if (!(await lease.hold())) return false;
      const now = clock.now().toISOString();
      const except = [...failed].flatMap(([tenantId, { again }]) => (again > now ? [tenantId] : []));
      const events = await takeEvents(db, consumer, EVENTS_AT_ONCE, { except });
      for (const [tenantId, ofTenant] of byTenant(events)) await actOn(tenantId, ofTenant);
      return events.length > 0;
    }

    while (!stopping.signal.aborted) {
      const acted = await next().catch((error: unknown) => {
        log.error({ err: error, consumer: consumer.name }, 'events not read');
        return false;
      });
      if (!acted) await sleep(POLL_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  }

  return {
    start() {
      const acting = consumers.flatMap((consumer) => (consumer.act ? [run(consumer, consumer.act)] : []));
      if (acting.length > 0) lease.start();
      running = acting;
    },
    async stop() {
      stopping.abort();
      await Promise.all(running);
      await lease.release();
    },
  };
}
