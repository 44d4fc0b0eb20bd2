import type { Deps } from '../deps.ts';
import { isolateTenant } from '../tenants/faults/isolate-tenant.ts';
import { actOnDue, type Turn } from './act-on-due.ts';
import type { Subscription } from './event-type.ts';
import { tenantsWithFailed } from './outbox-store.ts';

/** Sees to events that failed, for a consumer that takes its events in lots of its own. */
export interface FailingTurns {
  /** Notes how acting on a lot of a library ended. */
  note(tenantId: string, end: 'done' | 'failed'): void;
  /** Libraries whose lots are not to be taken now: one failed, and is being taken apart. */
  waiting(): readonly string[];
  /** Begins, now and then, to act on what failed, in the background. `mayAct` is asked for each library. */
  begin(mayAct: (tenantId: string) => boolean): void;
  /** Resolves when nothing is being acted on any more. */
  stop(): Promise<void>;
}

type TurnDeps = Pick<Deps, 'db' | 'clock' | 'log' | 'tenants'>;

/** Libraries are looked for this often, and one where nothing could be acted on is tried again so much later. */
const LOOK_MS = 2_000;
const REST_MS = 5_000;

/**
 * A lot that fails is taken apart as those of other consumers are (`actOnDue`): the event that cannot be acted on waits, and is set aside
 * after its attempts, while the others are acted on. `source` names the work in the faults of a library.
 */
export function createFailingTurns(
  deps: TurnDeps,
  {
    consumer,
    source,
    act,
  }: {
    readonly consumer: Pick<Subscription, 'name'>;
    readonly source: string;
    readonly act: (tenantId: string, subjectIds: readonly string[]) => Promise<void>;
  },
): FailingTurns {
  const { db, clock, log } = deps;
  /** Libraries of which a lot failed, with the time until which they rest. */
  const failed = new Map<string, number>();
  const workedAt = new Map<string, string>();
  let lookAt = Number.NEGATIVE_INFINITY;
  let running: Promise<void> | undefined;
  let isStopped = false;

  async function serve(tenantId: string): Promise<void> {
    let turn: Turn | undefined;
    await isolateTenant(deps, { tenantId, source }, async () => {
      turn = await actOnDue(deps, consumer, tenantId, {
        act: (subjectIds) => act(tenantId, subjectIds),
        workedAt: workedAt.get(tenantId),
        isStopped: () => isStopped,
      });
      if (turn.error !== undefined) throw turn.error;
    });
    if (turn?.hasWorked) workedAt.set(tenantId, clock.now().toISOString());
    // What failed alone waits for itself: lots may be taken again.
    if (turn && !turn.gaveUp) failed.delete(tenantId);
    else failed.set(tenantId, clock.steadyMs() + REST_MS);
  }

  async function run(mayAct: (tenantId: string) => boolean): Promise<void> {
    const due = new Set([...failed.keys(), ...(await tenantsWithFailed(db, consumer, clock.now()))]);
    for (const tenantId of due) {
      const isResting = (failed.get(tenantId) ?? Number.NEGATIVE_INFINITY) > clock.steadyMs();
      if (!isStopped && !isResting && mayAct(tenantId)) await serve(tenantId);
    }
  }

  return {
    note(tenantId, end) {
      if (end === 'done') workedAt.set(tenantId, clock.now().toISOString());
      else if (!failed.has(tenantId)) failed.set(tenantId, Number.NEGATIVE_INFINITY);
      if (end === 'failed') lookAt = Number.NEGATIVE_INFINITY;
    },
    waiting: () => [...failed.keys()],
    begin(mayAct) {
      if (running || isStopped || clock.steadyMs() < lookAt) return;
      lookAt = clock.steadyMs() + LOOK_MS;
      running = run(mayAct)
        .catch((error: unknown) =>
          log.error({ err: error, consumer: consumer.name }, 'failed events not read'),
        )
        .finally(() => {
          running = undefined;
        });
    },
    async stop() {
      isStopped = true;
      await running;
    },
  };
}
