import { QUEUE_STEP } from '@lectern/rules/requests/step-sets';
import { later } from '../../../../platform/clock.ts';
import type { Db } from '../../../../platform/db/database.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import type { Deps } from '../../../../platform/deps.ts';
import type { EventConsumer } from '../../../../platform/events/event-consumer.ts';
import { handleJob, type JobHandler } from '../../../../platform/jobs/job-type.ts';
import { forEachTenant, type TenantLoopDeps } from '../../../../platform/tenants/faults/for-each-tenant.ts';
import type { Tenant } from '../../../../platform/tenants/tenant-registry.ts';
import { copiesChanged } from '../../../collection/catalogue/copies-changed.ts';
import { serveShelvesJob } from '../jobs.ts';
import { localContext } from '../local-context.ts';
import { isForBibs } from '../store/request-editions.ts';
import { queuedWithFreeCopies } from './copies-for.ts';
import { lockQueue } from './lock-queue.ts';
import { readerFreed } from './reader-freed.ts';
import { serveFromShelf } from './serve-from-shelf.ts';

type ShelfDeps = Pick<Deps, 'db' | 'clock' | 'events' | 'tenants'>;

const EVERY_SECONDS = 5 * 60;

/**
 * Serves readers in the queue from the shelves of all libraries, all over again every few minutes. Acts serve them at once; this finds what
 * no act tells: a suspension is over, a place lends again, the rules for a group changed.
 */
export function serveShelves(deps: ShelfDeps & TenantLoopDeps): JobHandler {
  return handleJob(serveShelvesJob, {
    recurring: true,
    async run(_job, signal) {
      await forEachTenant(
        deps,
        serveShelvesJob.kind,
        (tenant) => serveWaiting(deps, tenant, { signal }),
        signal,
      );
      return { again: later(deps.clock.now(), EVERY_SECONDS) };
    },
  });
}

/** Serves readers who wait for titles whose copies changed. */
export const hearChangedCopies: EventConsumer = {
  name: 'circulation-of-copies',
  hears: copiesChanged,
  async act(deps, tenantId, bibIds) {
    const tenant = await deps.tenants.byId(tenantId);
    if (tenant) await serveWaiting(deps, tenant, { bibIds });
  },
};

/** Serves readers who wait, and who may borrow again or belong to another group. */
export const hearFreedReaders: EventConsumer = {
  name: 'circulation-of-readers',
  hears: readerFreed,
  act: serveFreedReaders,
};

/** Serves the queues in which these readers wait. */
export async function serveFreedReaders(
  deps: ShelfDeps,
  tenantId: string,
  patronIds: readonly string[],
): Promise<void> {
  const tenant = await deps.tenants.byId(tenantId);
  if (!tenant) return;
  const rows = await deps.db
    .selectFrom('request')
    .leftJoin('request_edition as edition', 'edition.request_id', 'request.id')
    .select((eb) => eb.fn.coalesce('edition.bib_id', 'request.bib_id').as('bib_id'))
    .distinct()
    .where('request.tenant_id', '=', tenantId)
    .where('request.patron_id', 'in', [...patronIds])
    .where('request.step', '=', QUEUE_STEP)
    .execute();
  if (rows.length > 0) await serveWaiting(deps, tenant, { bibIds: rows.map(({ bib_id }) => bib_id) });
}

/** Serves the queues of a library, or of these titles of it, from its shelves: each title in a transaction of its own. */
export async function serveWaiting(
  deps: ShelfDeps,
  tenant: Tenant,
  { bibIds, signal }: { readonly bibIds?: readonly string[]; readonly signal?: AbortSignal } = {},
): Promise<void> {
  const context = localContext(deps, { id: tenant.id, policy: tenant.settings.policy });
  const { tenantId } = context;
  for (const bibId of await titlesToServe(deps.db, tenantId, context.today, bibIds)) {
    if (signal?.aborted) return;
    await inTransaction(deps.db, async (tx) => {
      await lockQueue(tx, tenantId, bibId);
      await serveFromShelf(tx, context, bibId);
    });
  }
}

/** Titles for which somebody waits, and of which a copy that could serve the reader stands free on its shelf. */
export async function titlesToServe(
  db: Db,
  tenantId: string,
  today: string,
  among?: readonly string[],
): Promise<readonly string[]> {
  const rows = await queuedWithFreeCopies(db, tenantId, today)
    .select('item.bib_id')
    .distinct()
    .$if(among !== undefined, (query) =>
      query.where(isForBibs(tenantId, among ?? [])).where('item.bib_id', 'in', [...(among ?? [])]),
    )
    .orderBy('item.bib_id')
    .execute();
  return rows.map(({ bib_id }) => bib_id);
}
