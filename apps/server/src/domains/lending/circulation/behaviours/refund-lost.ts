import { later } from '../../../../platform/clock.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import { findLastCharge } from '../ledger/charge-store.ts';
import type { PostingContext } from '../ledger/posting-context.ts';
import { reverseCharge } from '../ledger/reverse-charge.ts';
import { freeReader } from '../requests/reader-freed.ts';
import { lockPatron } from '../store/patron-store.ts';
import { chargesOf, findLostBehaviour, setBehaviour } from './behaviour-store.ts';

const DAY_SECONDS = 86_400;

/**
 * Gives the price of a lost item back to the reader who lost it, because it was found within the days of the policy. Answers the sum, minor
 * units: 0 if nothing was charged, all was waived, or it was given back before.
 */
export async function refundLost(
  tx: Tx,
  context: PostingContext,
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
  if (loan) await endReplacement(tx, context, loan.id, since);
  const charge = loan && (await findLastCharge(tx, tenantId, { loanId: loan.id, kind: 'lost', since }));
  if (!charge) return 0;
  await lockPatron(tx, tenantId, charge.patronId);
  await freeReader(tx, context, charge.patronId);
  return reverseCharge(tx, context, { ...charge, note: 'found' });
}

/** A promised replacement is not needed for a copy that was found. */
async function endReplacement(tx: Tx, context: PostingContext, loanId: string, since: string): Promise<void> {
  const { tenantId } = context;
  const seen = await findLostBehaviour(tx, tenantId, loanId);
  if (!seen || seen.created_at < since) return;
  await lockPatron(tx, tenantId, seen.patron_id);
  // Staff may have handled it while this waited for the reader.
  const behaviour = await findLostBehaviour(tx, tenantId, loanId);
  if (behaviour?.state !== 'processing') return;
  const charges = await chargesOf(tx, tenantId, [behaviour.id]);
  // What handling cost stays to be paid.
  const isOpen = charges.some(({ amount, covered }) => covered < amount);
  await setBehaviour(tx, context, behaviour.id, { state: isOpen ? 'unprocessed' : 'cancelled' });
}
