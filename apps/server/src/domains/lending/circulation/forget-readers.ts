import { READER_SETTING_VALUES } from '@lectern/contracts/people/account/reader-setting';
import { sql } from 'kysely';
import { addDays, later } from '../../../platform/clock.ts';
import { startOfDay } from '../../../platform/day-bounds.ts';
import type { Db } from '../../../platform/db/database.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import { handleJob, type JobHandler } from '../../../platform/jobs/job-type.ts';
import { forEachTenant, type TenantLoopDeps } from '../../../platform/tenants/faults/for-each-tenant.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';
import { patronsWhoSet } from '../../people/account/reader-settings.ts';
import { forgetReadersJob } from './jobs.ts';
import { type LocalContext, localContext } from './local-context.ts';

type ForgetDeps = Pick<Deps, 'db' | 'clock' | 'events'>;

const EVERY_SECONDS = 6 * 60 * 60;
const AT_ONCE = 500;
/** What ended today can still be undone at the desk, or objected to. */
const LEAST_SECONDS = 2 * 86_400;
/** As text of the statement: an index of the rows that name somebody is used for no parameter. */
const NOBODY = sql.lit('');
const [, KEEPS_HISTORY] = READER_SETTING_VALUES.keepLoanHistory;

/** Takes the readers out of what they borrowed and asked for long ago, all over again four times a day. */
export function forgetReaders(deps: ForgetDeps & TenantLoopDeps): JobHandler {
  return handleJob(forgetReadersJob, {
    recurring: true,
    async run(_job, signal) {
      await forEachTenant(
        deps,
        forgetReadersJob.kind,
        (tenant) => forgetReadersOf(deps, tenant, signal),
        signal,
      );
      return { again: later(deps.clock.now(), EVERY_SECONDS) };
    },
  });
}

/**
 * A past loan or request stays, for statistics, without its reader, address, contact and comments once the library's days are over. Readers
 * who keep their history keep it. Who left loses name, cards and blocks after the same days. A loan that cost something stays with its reader too,
 * because the ledger names both.
 */
export async function forgetReadersOf(deps: ForgetDeps, tenant: Tenant, signal?: AbortSignal): Promise<void> {
  const context = localContext(deps, { id: tenant.id, policy: tenant.settings.policy });
  for (const forgetSome of [forgetBorrowers, forgetAskers, forgetLeft]) {
    while (!signal?.aborted && (await forgetSome(deps.db, context, endedBefore(context))) === AT_ONCE);
  }
}

function endedBefore({ today, now, policy }: LocalContext): string {
  const ofPolicy = startOfDay(policy.timeZone, addDays(today, -policy.loanHistoryDays));
  const least = later(new Date(now), -LEAST_SECONDS);
  const [earlier = least] = [ofPolicy, least].sort();
  return earlier;
}

async function forgetBorrowers(db: Db, { tenantId }: LocalContext, before: string): Promise<number> {
  const loans = await db
    .selectFrom('loan')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('returned_at', '<', before)
    .where('patron_id', '!=', NOBODY)
    .where('patron_id', 'not in', patronsWhoSet(db, tenantId, 'keepLoanHistory', KEEPS_HISTORY))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('ledger_posting')
            .select('ledger_posting.id')
            .where('ledger_posting.tenant_id', '=', tenantId)
            .whereRef('ledger_posting.loan_id', '=', 'loan.id'),
        ),
      ),
    )
    .limit(AT_ONCE)
    .execute();
  if (loans.length === 0) return 0;
  await db
    .updateTable('loan')
    .set({ patron_id: '' })
    .where('tenant_id', '=', tenantId)
    .where(
      'id',
      'in',
      loans.map(({ id }) => id),
    )
    .where('returned_at', 'is not', null)
    .execute();
  return loans.length;
}

/** Who left keeps a row without a name, which the ledger and the counts of loans point to. */
async function forgetLeft(db: Db, { tenantId }: LocalContext, before: string): Promise<number> {
  return inTransaction(db, async (tx) => {
    const left = await tx
      .selectFrom('patron')
      .select('id')
      .where('tenant_id', '=', tenantId)
      .where('left_at', '<', before)
      .where('name', '!=', NOBODY)
      .limit(AT_ONCE)
      .execute();
    for (const { id } of left) {
      await tx
        .deleteFrom('patron_card')
        .where('tenant_id', '=', tenantId)
        .where('patron_id', '=', id)
        .execute();
      await tx
        .deleteFrom('patron_block')
        .where('tenant_id', '=', tenantId)
        .where('patron_id', '=', id)
        .execute();
      await tx
        .updateTable('patron')
        .set({ name: '', primary_id: `left:${id}`, primary_id_form: null, frozen_reason: '', major: '' })
        .where('tenant_id', '=', tenantId)
        .where('id', '=', id)
        .execute();
    }
    return left.length;
  });
}

async function forgetAskers(db: Db, { tenantId }: LocalContext, before: string): Promise<number> {
  return inTransaction(db, async (tx) => {
    const requests = await tx
      .selectFrom('request')
      .select('id')
      .where('tenant_id', '=', tenantId)
      .where('ended_at', '<', before)
      .where('patron_id', '!=', NOBODY)
      .where('patron_id', 'not in', patronsWhoSet(tx, tenantId, 'keepLoanHistory', KEEPS_HISTORY))
      .limit(AT_ONCE)
      .execute();
    const ids = requests.map(({ id }) => id);
    if (ids.length === 0) return 0;
    const nobody = { patron_id: '', holder_id: null, address: null, contact: '', comments: '' };
    await tx
      .updateTable('request')
      .set(nobody)
      .where('tenant_id', '=', tenantId)
      .where('id', 'in', ids)
      .execute();
    await tx
      .updateTable('request_move')
      .set({ patron_id: '', note: '' })
      .where('tenant_id', '=', tenantId)
      .where('request_id', 'in', ids)
      .execute();
    return ids.length;
  });
}
