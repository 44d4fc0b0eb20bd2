import { dateIn } from '../../../platform/clock.ts';
import type { Deps } from '../../../platform/deps.ts';
import { byTenant, deleteEvents, takeEvents } from '../../../platform/events/outbox-store.ts';
import type { KeptIndex } from '../../../platform/kept-index.ts';
import { isolateTenant } from '../../../platform/tenants/faults/isolate-tenant.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';
import { findDayOfIndex, putDayOfIndex } from './day-of-index.ts';

export type KeeperDeps = Pick<Deps, 'db' | 'clock' | 'log' | 'search' | 'tenants'>;

/** Keeps an index of all libraries, one step after another. For the process that writes indexes. */
export interface IndexKeeper {
  /** Builds what is missing or damaged, brings all to their day, and acts on what changed. Ends between two libraries once it may not write. */
  look(mayWrite?: () => boolean): Promise<void>;
  /** Builds the index of a library anew, while the old one serves. */
  rebuild(tenantId: string): Promise<void>;
}

/** After a failed build the library waits so long for the next one. */
const RETRY_MS = 5_000;
/** An index that is lost, as when its files are, is noticed so soon. */
const CHECK_MS = 2_000;

export function createIndexKeeper(deps: KeeperDeps, kept: KeptIndex): IndexKeeper {
  const { db, clock, search } = deps;
  const { consumer } = kept;
  /** The day of each index that was looked at, since on another day other documents are in it; undefined where it has to be built. */
  const days = new Map<string, string | undefined>();
  const retryAt = new Map<string, number>();
  let checkAt = Number.NEGATIVE_INFINITY;
  const dayOf = (tenant: Tenant) => ({
    tenantId: tenant.id,
    today: dateIn(tenant.settings.policy.timeZone, clock.now()),
  });

  function lose(tenantId: string): void {
    days.set(tenantId, undefined);
  }

  /** An index that an earlier run left whole lacks only what happened since: its changes wait, and days are made up for. */
  async function learn(tenantId: string): Promise<void> {
    const day = await findDayOfIndex(db, kept, tenantId);
    const { state } = await search.status(kept.nameOf(tenantId));
    days.set(tenantId, state === 'ready' ? day : undefined);
  }

  async function build(tenant: Tenant): Promise<void> {
    retryAt.set(tenant.id, clock.steadyMs() + RETRY_MS);
    const { tenantId, today } = dayOf(tenant);
    await search.rebuild(kept.nameOf(tenantId), kept.all(db, { tenantId, today }));
    await putDayOfIndex(db, kept, tenantId, today);
    days.set(tenantId, today);
    retryAt.delete(tenantId);
  }

  /** Puts in what began to be shown since the day of the index, and takes out what ended. */
  async function turn(tenant: Tenant, from: string): Promise<void> {
    const { tenantId, today: to } = dayOf(tenant);
    const subjects = await kept.turned(db, tenantId, { from, to });
    if (subjects.length > 0) await act(tenant, subjects);
    await putDayOfIndex(db, kept, tenantId, to);
    days.set(tenantId, to);
  }

  /** Brings an index to its day. A day before its own comes from a clock that was set back, or another time zone: it is built then. */
  async function renew(tenant: Tenant): Promise<void> {
    const from = days.get(tenant.id);
    if (from === undefined || from > dayOf(tenant).today) await build(tenant);
    else await turn(tenant, from);
  }

  /** Does a step of one library. Its index is built anew after one that failed. */
  async function step(tenantId: string, work: () => Promise<void>): Promise<void> {
    const isDone = await isolateTenant(deps, { tenantId, source: consumer.name }, work);
    if (!isDone) lose(tenantId);
  }

  /** Forgets indexes that cannot answer any more: nobody else notices one in which nothing changes. */
  async function checkIndexes(): Promise<void> {
    if (clock.steadyMs() < checkAt) return;
    checkAt = clock.steadyMs() + CHECK_MS;
    for (const tenantId of [...days.keys()].filter((one) => days.get(one) !== undefined))
      await step(tenantId, async () => {
        const { state } = await search.status(kept.nameOf(tenantId));
        if (state !== 'ready') lose(tenantId);
      });
  }

  function mustRenew(tenant: Tenant): boolean {
    return days.get(tenant.id) !== dayOf(tenant).today && clock.steadyMs() >= (retryAt.get(tenant.id) ?? 0);
  }

  async function act(tenant: Tenant, subjects: readonly string[]): Promise<void> {
    await search.apply(kept.nameOf(tenant.id), await kept.changes(db, dayOf(tenant), subjects));
  }

  /** Acts on the changes of libraries whose index is built. Those of others wait: a failed library is built anew first. */
  async function drain(mayWrite: () => boolean): Promise<void> {
    for (const except = new Set<string>(); mayWrite(); ) {
      const changes = await takeEvents(db, consumer, kept.subjectsAtOnce, { except: [...except] });
      if (changes.length === 0) return;
      for (const [tenantId, list] of byTenant(changes)) {
        const tenant = days.get(tenantId) !== undefined ? await deps.tenants.byId(tenantId) : undefined;
        const isDone =
          tenant !== undefined &&
          (await isolateTenant(deps, { tenantId, source: consumer.name }, async () => {
            await act(tenant, [...new Set(list.map(({ subjectId }) => subjectId))]);
            await deleteEvents(
              db,
              list.map(({ seq }) => seq),
            );
          }));
        if (isDone) continue;
        if (tenant) lose(tenantId);
        except.add(tenantId);
      }
    }
  }

  /** A build that begins while another one of the same index goes on would take it away. */
  let last: Promise<void> = Promise.resolve();
  function inTurn(step: () => Promise<void>): Promise<void> {
    const turn = last.then(step);
    last = turn.catch(() => undefined);
    return turn;
  }

  return {
    look: (mayWrite = () => true) =>
      inTurn(async () => {
        await checkIndexes();
        const tenants = await deps.tenants.all();
        for (const { id } of tenants.filter((one) => !days.has(one.id))) await step(id, () => learn(id));
        await drain(mayWrite);
        for (const tenant of tenants.filter(mustRenew)) {
          if (!mayWrite()) return;
          await step(tenant.id, () => renew(tenant));
          // Its changes do not wait for the indexes of the others.
          await drain(mayWrite);
        }
      }),
    rebuild: (tenantId) =>
      inTurn(async () => {
        const tenant = await deps.tenants.byId(tenantId);
        if (tenant) await build(tenant);
      }),
  };
}
