import { ENDED_STEPS } from '@lectern/rules/alliance/steps';
import { addDays, dateIn } from '../../../../platform/clock.ts';
import { startOfDay } from '../../../../platform/day-bounds.ts';
import type { Deps } from '../../../../platform/deps.ts';
import type { Tenant } from '../../../../platform/tenants/tenant-registry.ts';

/** Takes readers out of transactions that ended longer ago than the library keeps past loans. The rest stays, for statistics. */
export async function forgetReadersOfAlliance(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { id, settings }: Tenant,
): Promise<void> {
  const { timeZone, loanHistoryDays } = settings.policy;
  const before = startOfDay(timeZone, addDays(dateIn(timeZone, clock.now()), -loanHistoryDays));
  await db
    .updateTable('alliance_transaction')
    .set({ patron_id: '' })
    .where('tenant_id', '=', id)
    .where('patron_id', '!=', '')
    .where('step', 'in', ENDED_STEPS)
    .where('step_since', '<', before)
    .execute();
}
