import { dateIn, later } from '../../../../platform/clock.ts';
import { startOfDay } from '../../../../platform/day-bounds.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { handleJob, type JobHandler } from '../../../../platform/jobs/job-type.ts';
import { forEachTenant, type TenantLoopDeps } from '../../../../platform/tenants/faults/for-each-tenant.ts';
import type { Tenant } from '../../../../platform/tenants/tenant-registry.ts';
import { lockRepository } from '../put-object.ts';
import { pageOfObjects } from '../store/object-store.ts';
import { openedObjects } from '../store/published-store.ts';
import { publishDueJob } from './jobs.ts';
import { earliestPublished } from './list-published.ts';
import { publishObjects } from './publish-objects.ts';

const HOUR_SECONDS = 3600;
const AT_ONCE = 500;

type Needed = TenantLoopDeps & Pick<Deps, 'db' | 'clock'>;

/** Every hour: objects whose day to open has come, and those that were stored before harvesters were served. */
export function publishDue(deps: Needed): JobHandler {
  return handleJob(publishDueJob, {
    recurring: true,
    async run(_job, signal) {
      await forEachTenant(deps, publishDueJob.kind, (tenant) => publishOf(deps, tenant, signal), signal);
      return { again: later(deps.clock.now(), HOUR_SECONDS) };
    },
  });
}

async function publishOf({ db, clock }: Needed, tenant: Tenant, signal: AbortSignal): Promise<void> {
  const now = () => clock.now().toISOString();
  if ((await earliestPublished(db, tenant.id)) === undefined)
    await inTransaction(db, async (tx) => {
      await lockRepository(tx, tenant.id);
      await publishAll(tx, tenant.id, now());
    });
  const { timeZone } = tenant.settings.policy;
  const today = dateIn(timeZone, clock.now());
  const opened = { today, since: startOfDay(timeZone, today), limit: AT_ONCE };
  for (let ids = await openedObjects(db, tenant.id, opened); ids.length > 0; ) {
    await inTransaction(db, async (tx) => {
      await lockRepository(tx, tenant.id);
      await publishObjects(tx, tenant.id, ids, now());
    });
    if (signal.aborted || ids.length < AT_ONCE) return;
    ids = await openedObjects(db, tenant.id, opened);
  }
}

/** In a library without any row: all or none, so that the next time nothing is missing. */
async function publishAll(tx: Tx, tenantId: string, now: string): Promise<void> {
  for (let after = ''; ; ) {
    const ids = (await pageOfObjects(tx, tenantId, after, AT_ONCE)).map(({ id }) => id);
    if (ids.length === 0) return;
    await publishObjects(tx, tenantId, ids, now);
    after = ids.at(-1) ?? after;
  }
}
