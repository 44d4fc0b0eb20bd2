import { addDays, later } from '../../../platform/clock.ts';
import type { Deps } from '../../../platform/deps.ts';
import { handleJob, type JobHandler } from '../../../platform/jobs/job-type.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';
import { longLoansJob } from '../jobs.ts';
import { type LocalContext, localContext } from '../local-context.ts';
import { declareLost } from './lost-and-damaged.ts';
import { recallLoans } from './recall-loans.ts';

type LongLoanDeps = Pick<Deps, 'db' | 'clock' | 'events' | 'tenants'>;

const EVERY_SECONDS = 60 * 60;
const AT_ONCE = 200;

/** Looks at long loans of all libraries, all over again every hour. */
export function longLoans(deps: LongLoanDeps): JobHandler {
  return handleJob(longLoansJob, {
    recurring: true,
    async run(_job, signal) {
      for (const tenant of await deps.tenants.all()) await lookAtLongLoans(deps, tenant, signal);
      return { again: later(deps.clock.now(), EVERY_SECONDS) };
    },
  });
}

/** Calls loans of a library back for readers who wait, and ends those that are overdue for very long as lost. */
export async function lookAtLongLoans(
  deps: LongLoanDeps,
  tenant: Tenant,
  signal?: AbortSignal,
): Promise<void> {
  const context = localContext(deps, { id: tenant.id, policy: tenant.settings.policy });
  await recallLoans(deps.db, context, signal);
  await loseLongOverdue(deps, context, signal);
}

async function loseLongOverdue(
  { db }: LongLoanDeps,
  context: LocalContext,
  signal: AbortSignal | undefined,
): Promise<void> {
  const { tenantId, today, policy } = context;
  const days = policy.desk.longOverdueDays;
  if (days === 0) return;
  for (;;) {
    const overdue = await db
      .selectFrom('loan')
      .select('id')
      .where('tenant_id', '=', tenantId)
      .where('returned_at', 'is', null)
      .where('due_date', '<', addDays(today, -days))
      // The library looks for what its reader says to have returned.
      .where('claimed_on', 'is', null)
      .orderBy('due_date')
      .limit(AT_ONCE)
      .execute();
    for (const { id } of overdue) {
      if (signal?.aborted) return;
      await declareLost(db, context, { loanId: id });
    }
    if (overdue.length < AT_ONCE) return;
  }
}
