import { WHOLE } from '@lectern/contracts/buying/orders/order-line';
import type { MessageLineOutcome } from '@lectern/contracts/buying/orders/vendor-message';
import { isRefusal } from '@lectern/contracts/kernel/refusal';
import type { AnsweredLine } from '../../../../platform/edifact/book-trade/read-order-answer.ts';
import { lockBudgets } from '../../budgets/close-year.ts';
import { readBudgets } from '../../budgets/read-budgets.ts';
import { canCancel, cancelLine, isExpected } from '../lines/cancel-line.ts';
import type { Booking } from '../money/book-share.ts';
import { adjustCommitment, commitmentOf } from '../money/commit-line.ts';
import { divideByParts } from '../money/line-cost.ts';
import { minorUnitsOfDecimal } from '../money/minor-units-of-decimal.ts';
import { changeLine, type WholeLine } from '../store/line-store.ts';
import { readOrderTerms } from '../store/order-terms-store.ts';

/** Applies what a vendor answers to a line. `currency`: that of the answer, or empty. */
export async function applyAnswer(
  booking: Booking,
  whole: WholeLine,
  said: AnsweredLine,
  currency: string,
): Promise<MessageLineOutcome> {
  const { line, shares } = whole;
  const { tx, tenantId } = booking;
  if (said.answer === 'none') return 'nothing';
  if (!isExpected(line.state)) return 'tooLate';
  await lockBudgets(
    tx,
    tenantId,
    shares.map(({ budget_id }) => budget_id),
  );
  if (said.answer === 'refused') {
    if (!canCancel(whole)) return 'tooLate';
    await cancelLine(booking, whole, { to: 'refused', vendorNote: said.note });
    return 'refused';
  }
  await changeLine(tx, tenantId, line.id, {
    ...(line.state !== 'shipped' && { state: said.answer }),
    vendor_note: said.note,
    ...(said.expected !== '' && { expected_on: said.expected }),
  });
  return (await takePrice(booking, whole, said, currency)) ?? said.answer;
}

/** The price that the vendor named, if it is another one: the commitment follows it where it is allowed to, else it is noted for staff. */
async function takePrice(
  booking: Booking,
  { line, shares }: WholeLine,
  said: AnsweredLine,
  currency: string,
): Promise<'priceRaised' | 'priceHeld' | undefined> {
  const { tx, tenantId } = booking;
  if (currency !== '' && currency !== line.currency) return undefined;
  // A net price has the discount in it, of which only the vendor knows.
  if (said.isNet && line.discount > 0) return undefined;
  const told = minorUnitsOfDecimal(said.price, line.currency);
  if (told === undefined || told === 0 || told === line.price) return undefined;
  const budgets = new Map((await readBudgets(tx, tenantId, 'en-US')).map((one) => [one.id, one]));
  const { tolerance } = await readOrderTerms(tx, tenantId);
  const home = budgets.get(shares[0]?.budget_id ?? '')?.currency ?? line.currency;
  const before = shares.reduce((sum, one) => sum + one.committed, 0);
  const amount = commitmentOf({ ...line, price: told }, line.quantity - line.invoiced, home);
  const parts = divideByParts(
    amount,
    shares.map((one) => one.parts),
  );
  const isShort = shares.some((share, at) => {
    const more = (parts[at] ?? 0) - share.committed;
    const budget = budgets.get(share.budget_id);
    return more > 0 && (!budget?.isOpen || budget.free < more);
  });
  if (isShort || amount > before + Math.floor((before * tolerance) / WHOLE)) {
    await changeLine(tx, tenantId, line.id, { told_price: told });
    return 'priceHeld';
  }
  await changeLine(tx, tenantId, line.id, { price: told, told_price: 0 });
  const adjusted = await adjustCommitment(booking, line, shares, amount);
  if (isRefusal(adjusted)) throw new Error(`a price that fits was refused: ${adjusted.code}`);
  return told > line.price ? 'priceRaised' : undefined;
}
