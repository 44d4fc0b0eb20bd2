import { addDays, later } from '../../../../platform/clock.ts';
import type { Db } from '../../../../platform/db/database.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { handleJob, type JobHandler } from '../../../../platform/jobs/job-type.ts';
import { pageByKey } from '../../../../platform/jobs/page-by-key.ts';
import { tryEach } from '../../../../platform/jobs/try-each.ts';
import { forEachTenant, type TenantLoopDeps } from '../../../../platform/tenants/faults/for-each-tenant.ts';
import type { Tenant } from '../../../../platform/tenants/tenant-registry.ts';
import { longLoansJob } from '../jobs.ts';
import { type PostingContext, postingContext } from '../ledger/posting-context.ts';
import type { PostingListener } from '../ledger/posting-listener.ts';
import { followHours } from '../lending/follow-hours.ts';
import type { LoanTable } from '../tables.ts';
import { declareLost } from './lost-and-damaged.ts';
import { recallLoans } from './recall-loans.ts';

type LongLoanDeps = Pick<Deps, 'db' | 'clock' | 'events'> & {
  readonly listeners: readonly PostingListener[];
};

const EVERY_SECONDS = 60 * 60;
const AT_ONCE = 200;

/** Looks at long loans of all libraries, all over again every hour. */
export function longLoans(deps: LongLoanDeps & TenantLoopDeps): JobHandler {
  return handleJob(longLoansJob, {
    recurring: true,
    async run(_job, signal) {
      await forEachTenant(deps, longLoansJob.kind, (tenant) => lookAtLongLoans(deps, tenant, signal), signal);
      return { again: later(deps.clock.now(), EVERY_SECONDS) };
    },
  });
}

/**
 * Moves due dates off closed days, calls loans of a library back for readers who wait, and ends those that are overdue for very long
 * as lost.
 */
export async function lookAtLongLoans(
  deps: LongLoanDeps,
  tenant: Tenant,
  signal?: AbortSignal,
): Promise<void> {
  const context = postingContext(deps, deps.listeners, { id: tenant.id, policy: tenant.settings.policy });
  // Hours that changed while a loan was made were not followed for it.
  await followHours(deps.db, context);
  await recallLoans(deps.db, context, signal);
  await loseLongOverdue(deps, context, signal);
}

async function loseLongOverdue(
  { db }: LongLoanDeps,
  context: PostingContext,
  signal: AbortSignal | undefined,
): Promise<void> {
  const days = context.policy.desk.longOverdueDays;
  if (days === 0) return;
  const before = addDays(context.today, -days);
  const overdue = pageByKey(
    (after: OverdueLoan | undefined, limit) => listOverdue(db, context, { before, after, limit }),
    AT_ONCE,
  );
  await tryEach(overdue, ({ id }) => declareLost(db, context, { loanId: id }), signal);
}

type OverdueLoan = Pick<LoanTable, 'id' | 'due_date'>;

/** Open loans that were due before a date, the oldest first. */
function listOverdue(
  db: Db,
  { tenantId }: PostingContext,
  {
    before,
    after,
    limit,
  }: { readonly before: string; readonly after: OverdueLoan | undefined; readonly limit: number },
): Promise<OverdueLoan[]> {
  return (
    db
      .selectFrom('loan')
      .select(['id', 'due_date'])
      .where('tenant_id', '=', tenantId)
      .where('returned_at', 'is', null)
      .where('due_date', '<', before)
      // The library looks for what its reader says to have returned.
      .where('claimed_on', 'is', null)
      .$if(after !== undefined, (query) =>
        query.where(({ eb, refTuple, tuple }) =>
          eb(refTuple('due_date', 'id'), '>', tuple(after?.due_date ?? '', after?.id ?? '')),
        ),
      )
      .orderBy('due_date')
      .orderBy('id')
      .limit(limit)
      .execute()
  );
}
