import { later } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { LocalContext } from '../local-context.ts';
import { postEntry } from '../store/ledger-store.ts';
import { lockPatron } from '../store/patron-store.ts';

const DAY_SECONDS = 86_400;

/**
 * Gives the price of a lost item back to the reader who lost it, because it was found within the days of the policy. Answers the sum, minor
 * units: 0 if nothing was charged, or it was given back before.
 */
export async function refundLost(
  tx: Tx,
  context: LocalContext,
  item: { readonly id: string; readonly status: string },
): Promise<number> {
  const { tenantId, now, policy } = context;
  if (item.status !== 'missing') return 0;
  const since = later(new Date(now), -policy.desk.lostRefundDays * DAY_SECONDS);
  const charged = await tx
    .selectFrom('fine_entry')
    .innerJoin('loan', 'loan.id', 'fine_entry.loan_id')
    .select(['fine_entry.patron_id', 'fine_entry.loan_id', 'fine_entry.amount'])
    .where('fine_entry.tenant_id', '=', tenantId)
    .where('loan.item_id', '=', item.id)
    .where('fine_entry.kind', '=', 'lost')
    .where('fine_entry.posted_at', '>=', since)
    .orderBy('fine_entry.posted_at', 'desc')
    .executeTakeFirst();
  if (!charged) return 0;
  await lockPatron(tx, tenantId, charged.patron_id);
  const waived = await tx
    .selectFrom('fine_entry')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('loan_id', '=', charged.loan_id)
    .where('kind', '=', 'waiver')
    .where('note', '=', FOUND)
    .executeTakeFirst();
  if (waived) return 0;
  const { patron_id, loan_id, amount } = charged;
  await postEntry(tx, context, { patron_id, loan_id, kind: 'waiver', amount: -amount, note: FOUND });
  return amount;
}

/** The note of the waiver. */
const FOUND = 'found';
