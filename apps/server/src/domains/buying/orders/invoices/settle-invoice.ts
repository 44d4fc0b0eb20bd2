import { BUDGET_TOO_SMALL } from '@lectern/contracts/buying/budgets/errors';
import { INVOICE_LINES_OPEN, ORDER_RATE_MISSING } from '@lectern/contracts/buying/orders/errors';
import { isRefusal, type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { toJson } from '../../../../platform/db/codecs.ts';
import { lockBudgets } from '../../budgets/close-year.ts';
import { readBudgets } from '../../budgets/read-budgets.ts';
import type { Booking } from '../money/book-share.ts';
import { type WholeInvoice, writeInvoice } from '../store/invoice-store.ts';
import { lockLines } from '../store/line-store.ts';
import { readOrderTerms } from '../store/order-terms-store.ts';
import { bookPlan } from './book-plan.ts';
import { planInvoice } from './plan-invoice.ts';

/**
 * Books an invoice if it fits, and else holds it: no money moves then. If staff decided that it is booked, what is merely dearer is booked too, and
 * what cannot be booked is refused. All under the locks of its order lines and their budgets.
 */
export async function settleInvoice(
  booking: Booking,
  { invoice, lines }: WholeInvoice,
  { isDecided }: { readonly isDecided: boolean },
): Promise<WholeInvoice | Refusal<'INVOICE_LINES_OPEN' | 'ORDER_RATE_MISSING' | 'BUDGET_TOO_SMALL'>> {
  const { tx, tenantId } = booking;
  const ids = lines.flatMap(({ line_id }) => (line_id === '' ? [] : [line_id]));
  const found = await lockLines(tx, tenantId, ids);
  await lockBudgets(
    tx,
    tenantId,
    found.flatMap(({ shares }) => shares.map(({ budget_id }) => budget_id)),
  );
  const orderLines = new Map(found.map((one) => [one.line.id, one]));
  const budgets = new Map((await readBudgets(tx, tenantId, 'en-US')).map((one) => [one.id, one]));
  const { tolerance } = await readOrderTerms(tx, tenantId);
  const plan = planInvoice(invoice, lines, { orderLines, budgets, tolerance });
  if (isDecided) {
    if (plan.reasons.includes('unknownLine') || plan.reasons.includes('tooMany'))
      return refuse(INVOICE_LINES_OPEN);
    if (plan.reasons.includes('noRate')) return refuse(ORDER_RATE_MISSING, { currency: invoice.currency });
    if (plan.short)
      return refuse(BUDGET_TOO_SMALL, {
        free: { amount: plan.short.free, currency: invoice.home_currency },
      });
  }
  const isBooked = isDecided || plan.reasons.length === 0;
  const settled: WholeInvoice = {
    invoice: {
      ...invoice,
      state: isBooked ? 'booked' : 'held',
      reasons: toJson(plan.reasons),
      amount_home: plan.lines.reduce((sum, one) => sum + one.amount_home, 0),
      ordered_home: plan.lines.reduce((sum, one) => sum + one.ordered_home, 0),
    },
    lines: plan.lines,
  };
  if (isBooked) {
    const refused = await bookPlan(booking, plan, orderLines);
    if (isRefusal(refused))
      throw new Error(`an invoice that was planned could not be booked: ${refused.code}`);
  }
  await writeInvoice(tx, settled);
  return settled;
}
