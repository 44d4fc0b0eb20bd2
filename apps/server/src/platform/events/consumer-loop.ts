import { later } from '../clock.ts';
import type { Deps } from '../deps.ts';
import { inTurn } from '../in-turn.ts';
import { backoffSeconds } from '../jobs/job-runner.ts';
import { isolateTenant } from '../tenants/faults/isolate-tenant.ts';
import { actOnDue, type Turn } from './act-on-due.ts';
import type { EventConsumer } from './event-consumer.ts';
import { tenantsWithEvents } from './outbox-store.ts';
import { createPause } from './pause.ts';

export type ActingConsumer = EventConsumer & Required<Pick<EventConsumer, 'act'>>;

/** Brings the events of one consumer to it, until it is stopped. */
export interface ConsumerLoop {
  /** Resolves after `stop`, when what was being acted on is done. */
  run(): Promise<void>;
  stop(): void;
}

const POLL_MS = 300;
/** Libraries whose events the consumer acts on at the same time. */
const TENANTS_AT_ONCE = 4;

/**
 * Libraries are served in turns and some at the same time, so one that is slow, fails or has many events holds no other one. The events of
 * one library are acted on in their order; one that fails lets those behind it go on (`actOnDue`). Where none succeeds, the library is
 * tried again after 2, 4, 8 ... seconds. `mayAct` is asked before events are taken.
 */
export function createConsumerLoop(
  deps: Deps,
  consumer: ActingConsumer,
  mayAct: () => Promise<boolean>,
): ConsumerLoop {
  const { db, clock, log } = deps;
  const pause = createPause();
  const acting = new Map<string, Promise<void>>();
  /** Libraries for which no event could be acted on, with the attempts and the instant of the next one. */
  const failed = new Map<string, { readonly attempts: number; readonly again: string }>();
  /** When something was last acted on, by library. */
  const workedAt = new Map<string, string>();
  let stopped = false;
  /** The library that was begun last: the next turn is that of the one behind it. */
  let lastBegun = '';

  async function serve(tenantId: string): Promise<void> {
    let turn: Turn | undefined;
    const isDone = await isolateTenant(deps, { tenantId, source: consumer.name }, async () => {
      turn = await actOnDue(deps, consumer, tenantId, {
        act: (subjectIds) => consumer.act(deps, tenantId, subjectIds),
        workedAt: workedAt.get(tenantId),
        isStopped: () => stopped,
      });
      if (turn.error !== undefined) throw turn.error;
    });
    if (turn?.hasWorked) workedAt.set(tenantId, clock.now().toISOString());
    if (isDone || turn?.hasWorked) failed.delete(tenantId);
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
    const waiting = (await tenantsWithEvents(db, consumer, now)).filter(mayBegin);
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
