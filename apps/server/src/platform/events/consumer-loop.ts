import { later } from '../clock.ts';
import type { Deps } from '../deps.ts';
import { inTurn } from '../in-turn.ts';
import { backoffSeconds } from '../jobs/job-runner.ts';
import { isolateTenant } from '../tenants/faults/isolate-tenant.ts';
import type { EventConsumer } from './event-consumer.ts';
import { deleteEvents, pageEvents, tenantsWithEvents } from './outbox-store.ts';
import { createPause } from './pause.ts';

export type ActingConsumer = EventConsumer & Required<Pick<EventConsumer, 'act'>>;

/** Brings the events of one consumer to it, until it is stopped. */
export interface ConsumerLoop {
  /** Resolves after `stop`, when what was being acted on is done. */
  run(): Promise<void>;
  stop(): void;
}

const POLL_MS = 300;
const EVENTS_AT_ONCE = 200;
/** Libraries whose events the consumer acts on at the same time. */
const TENANTS_AT_ONCE = 4;

/**
 * Libraries are served in turns and some at the same time, so one that is slow, fails or has many events holds no other one. The events of
 * one library are acted on in their order: where acting fails, they stay and are tried again after 2, 4, 8 ... seconds. `mayAct` is asked
 * before events are taken.
 */
export function createConsumerLoop(
  deps: Deps,
  consumer: ActingConsumer,
  mayAct: () => Promise<boolean>,
): ConsumerLoop {
  const { db, clock, log } = deps;
  const pause = createPause();
  const acting = new Map<string, Promise<void>>();
  /** Libraries whose events could not be acted on, with the attempts and the instant of the next one. */
  const failed = new Map<string, { readonly attempts: number; readonly again: string }>();
  let stopped = false;
  /** The library that was begun last: the next turn is that of the one behind it. */
  let lastBegun = '';

  async function actOn(tenantId: string): Promise<void> {
    const events = await pageEvents(db, consumer, tenantId, { afterSeq: 0, limit: EVENTS_AT_ONCE });
    await consumer.act(deps, tenantId, [...new Set(events.map(({ subjectId }) => subjectId))]);
    await deleteEvents(
      db,
      events.map(({ seq }) => seq),
    );
  }

  async function serve(tenantId: string): Promise<void> {
    if (await isolateTenant(deps, { tenantId, source: consumer.name }, () => actOn(tenantId)))
      failed.delete(tenantId);
    else {
      const attempts = (failed.get(tenantId)?.attempts ?? 0) + 1;
      failed.set(tenantId, { attempts, again: later(clock.now(), backoffSeconds(attempts)) });
    }
  }

  /** Begins what there are places for. */
  async function beginNext(): Promise<void> {
    if (acting.size >= TENANTS_AT_ONCE || !(await mayAct())) return;
    const now = clock.now().toISOString();
    const mayBegin = (tenantId: string) =>
      !acting.has(tenantId) && (failed.get(tenantId)?.again ?? '') <= now;
    const waiting = (await tenantsWithEvents(db, consumer)).filter(mayBegin);
    for (const tenantId of inTurn(waiting, lastBegun).slice(0, TENANTS_AT_ONCE - acting.size)) {
      lastBegun = tenantId;
      const served = serve(tenantId).finally(() => {
        acting.delete(tenantId);
        pause.end();
      });
      acting.set(tenantId, served);
    }
  }

  return {
    async run() {
      while (!stopped) {
        await beginNext().catch((error: unknown) =>
          log.error({ err: error, consumer: consumer.name }, 'events not read'),
        );
        await pause.wait(POLL_MS);
      }
      await Promise.all(acting.values());
    },
    stop() {
      stopped = true;
      pause.end();
    },
  };
}
