import { isRefusal, type Refusal } from '@lectern/contracts/kernel/refusal';
import { type Booking, bookShare } from '../money/book-share.ts';
import { changeLine, type WholeLine } from '../store/line-store.ts';
import type { OrderShareTable } from '../tables.ts';
import type { InvoicePlan, Spending } from './plan-invoice.ts';

/**
 * Pays an invoice as it was planned, under the same locks. Money that is left of what was committed is free first, so that it can pay what is
 * dearer.
 */
export async function bookPlan(
  booking: Booking,
  plan: InvoicePlan,
  orderLines: ReadonlyMap<string, WholeLine>,
): Promise<undefined | Refusal<'BUDGET_NOT_FOUND' | 'BUDGET_TOO_SMALL'>> {
  const shares = new Map<string, OrderShareTable>();
  for (const spending of plan.spendings) {
    const left = spending.release - spending.spend;
    const refused = left > 0 ? await book(booking, shares, spending, 'uncommit', left) : undefined;
    if (isRefusal(refused)) return refused;
  }
  for (const spending of plan.spendings) {
    const more = spending.spend - spending.release;
    for (const kind of more > 0 ? (['reserve', 'commit'] as const) : []) {
      const refused = await book(booking, shares, spending, kind, more);
      if (isRefusal(refused)) return refused;
    }
    const refused = await book(booking, shares, spending, 'spend', spending.spend);
    if (isRefusal(refused)) return refused;
  }
  for (const [id, count] of plan.counts) {
    const line = orderLines.get(id)?.line;
    if (!line) continue;
    const invoiced = line.invoiced + count;
    const isOver = invoiced >= line.quantity && line.received >= line.quantity;
    await changeLine(booking.tx, booking.tenantId, id, {
      invoiced,
      ...(isOver && { state: 'closed', ended_at: booking.now }),
    });
  }
  return undefined;
}

/** Books for a share of which earlier postings of the invoice may have changed the sums. */
async function book(
  booking: Booking,
  shares: Map<string, OrderShareTable>,
  { line, share }: Spending,
  kind: 'uncommit' | 'reserve' | 'commit' | 'spend',
  amount: number,
) {
  const key = `${share.line_id}/${share.budget_id}`;
  const known = shares.get(key);
  const after = await bookShare(booking, line, known ?? (await firstOf(booking, share)), kind, amount);
  if (isRefusal(after)) return after;
  shares.set(key, after);
  return undefined;
}

/** The share as it is stored: a plan counts down what is committed for a line that the invoice has twice. */
async function firstOf({ tx, tenantId }: Booking, share: OrderShareTable): Promise<OrderShareTable> {
  const row = await tx
    .selectFrom('order_share')
    .select(['reserved', 'committed', 'spent', 'step'])
    .where('tenant_id', '=', tenantId)
    .where('line_id', '=', share.line_id)
    .where('budget_id', '=', share.budget_id)
    .executeTakeFirstOrThrow();
  return {
    ...share,
    reserved: Number(row.reserved),
    committed: Number(row.committed),
    spent: Number(row.spent),
    step: row.step,
  };
}
