import type { BudgetPosting } from '@lectern/contracts/buying/budgets/budget';
import { isRefusal, type Refusal } from '@lectern/contracts/kernel/refusal';
import type { Tx } from '../../../../platform/db/database.ts';
import { bookBudget } from '../../budgets/book-budget.ts';
import type { OrderLineTable, OrderShareTable } from '../tables.ts';

/** Where and when money moves, in the transaction of what moves it. */
export interface Booking {
  readonly tx: Tx;
  readonly tenantId: string;
  /** An instant. */
  readonly now: string;
}

type ShareSums = Pick<OrderShareTable, 'reserved' | 'committed' | 'spent'>;

const EFFECTS: Readonly<
  Record<Exclude<BudgetPosting, 'allot'>, (share: ShareSums, by: number) => Partial<ShareSums>>
> = {
  reserve: ({ reserved }, by) => ({ reserved: reserved + by }),
  release: ({ reserved }, by) => ({ reserved: reserved - by }),
  commit: ({ reserved, committed }, by) => ({ reserved: reserved - by, committed: committed + by }),
  uncommit: ({ committed }, by) => ({ committed: committed - by }),
  spend: ({ committed, spent }, by) => ({ committed: committed - by, spent: spent + by }),
};

/**
 * Moves money of a budget for a share of a line, and answers the share as it is then. The share keeps the same sums as the ledger, and its step
 * makes each posting one that can be there once. Nothing happens for an amount of 0.
 *
 * @throws Error where more would be given back or spent than the share has
 */
export async function bookShare(
  { tx, tenantId, now }: Booking,
  line: Pick<OrderLineTable, 'id' | 'order_number' | 'position'>,
  share: OrderShareTable,
  kind: Exclude<BudgetPosting, 'allot'>,
  amount: number,
): Promise<OrderShareTable | Refusal<'BUDGET_NOT_FOUND' | 'BUDGET_TOO_SMALL'>> {
  if (amount === 0) return share;
  const after = { ...share, ...EFFECTS[kind](share, amount), step: share.step + 1 };
  if (after.reserved < 0 || after.committed < 0)
    throw new Error(`a line has less money of a budget than it should ${kind}`);
  const refused = await bookBudget(
    tx,
    { tenantId, now },
    {
      budgetId: share.budget_id,
      kind,
      amount,
      subject: `${line.id}/${share.budget_id}`,
      step: after.step,
      orderNumber: `${line.order_number}/${line.position}`,
    },
  );
  if (isRefusal(refused)) return refused;
  const { reserved, committed, spent, step } = after;
  await tx
    .updateTable('order_share')
    .set({ reserved, committed, spent, step })
    .where('tenant_id', '=', tenantId)
    .where('line_id', '=', line.id)
    .where('budget_id', '=', share.budget_id)
    .execute();
  return after;
}
