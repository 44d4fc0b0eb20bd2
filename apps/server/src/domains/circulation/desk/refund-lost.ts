import { later } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { findLastCharge } from '../ledger/charge-store.ts';
import { reverseCharge } from '../ledger/reverse-charge.ts';
import type { LocalContext } from '../local-context.ts';
import { lockPatron } from '../store/patron-store.ts';

const DAY_SECONDS = 86_400;

/**
 * Gives the price of a lost item back to the reader who lost it, because it was found within the days of the policy. Answers the sum, minor
 * units: 0 if nothing was charged, all was waived, or it was given back before.
 */
export async function refundLost(
  tx: Tx,
  context: LocalContext,
  item: { readonly id: string; readonly status: string },
): Promise<number> {
  const { tenantId, now, policy } = context;
  if (item.status !== 'missing') return 0;
  const since = later(new Date(now), -policy.desk.lostRefundDays * DAY_SECONDS);
  const loan = await tx
    .selectFrom('loan')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('item_id', '=', item.id)
    .orderBy('checked_out_at', 'desc')
    .executeTakeFirst();
  const charge = loan && (await findLastCharge(tx, tenantId, { loanId: loan.id, kind: 'lost', since }));
  if (!charge) return 0;
  await lockPatron(tx, tenantId, charge.patronId);
  return reverseCharge(tx, context, { ...charge, note: 'found' });
}
