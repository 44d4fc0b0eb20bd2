import type { BudgetPosting } from '@lectern/contracts/buying/budgets/budget';
import { BUDGET_NOT_FOUND, BUDGET_TOO_SMALL } from '@lectern/contracts/buying/budgets/errors';
import { type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/db/ids.ts';
import { lockBudget } from './store/budget-store.ts';
import type { BudgetAccount } from './tables.ts';

/** From which account to which each kind of posting moves its amount. */
export const BUDGET_WAYS: Readonly<Record<BudgetPosting, readonly [from: BudgetAccount, to: BudgetAccount]>> =
  {
    allot: ['source', 'free'],
    reserve: ['free', 'reserved'],
    release: ['reserved', 'free'],
    commit: ['reserved', 'committed'],
    uncommit: ['committed', 'free'],
    spend: ['committed', 'spent'],
  };

export interface NewPosting {
  readonly budgetId: string;
  readonly kind: BudgetPosting;
  /** Minor units, more than 0; for `allot` also less. */
  readonly amount: number;
  /** The id of the order, or of the share of an order line; empty for `allot`. */
  readonly subject: string;
  /** For a subject with several postings of one kind. */
  readonly step?: number;
  readonly orderNumber?: string;
  readonly note?: string;
}

/**
 * The one place where money of budgets moves, in the transaction of what moves it. The row of the budget is locked first, so what is free
 * is known until the end: nothing is promised twice. A budget that is closed reserves nothing, and still ends what it began.
 *
 * @throws Error where an amount is impossible, or an order would give back or spend what it has not
 */
export async function bookBudget(
  tx: Tx,
  { tenantId, now }: { readonly tenantId: string; readonly now: string },
  { budgetId, kind, amount, subject, step = 0, orderNumber = '', note = '' }: NewPosting,
): Promise<undefined | Refusal<'BUDGET_NOT_FOUND' | 'BUDGET_TOO_SMALL'>> {
  if (!Number.isSafeInteger(amount) || amount === 0 || (amount < 0 && kind !== 'allot'))
    throw new Error(`a posting of a budget has an impossible amount: ${amount}`);
  const budget = await lockBudget(tx, tenantId, budgetId);
  if (!budget) return refuse(BUDGET_NOT_FOUND);
  const [from, to] = BUDGET_WAYS[kind];
  const left = { ...budget, source: Number.POSITIVE_INFINITY };
  const isShort = kind === 'allot' ? budget.free + amount < 0 : left[from] < amount;
  if (isShort || (kind === 'reserve' && budget.is_open === 0)) {
    if (from === 'free' || kind === 'allot')
      return refuse(BUDGET_TOO_SMALL, { free: { amount: budget.free, currency: budget.currency } });
    throw new Error(`a budget has less ${from} than an order gives back`);
  }
  const posting_id = newId();
  await tx
    .insertInto('fund_posting')
    .values({
      id: posting_id,
      tenant_id: tenantId,
      budget_id: budgetId,
      kind,
      amount,
      subject,
      step,
      order_number: orderNumber,
      note,
      posted_at: now,
    })
    .execute();
  const line = { posting_id, tenant_id: tenantId, budget_id: budgetId };
  await tx
    .insertInto('fund_line')
    .values([
      { ...line, account: from, amount: -amount },
      { ...line, account: to, amount },
    ])
    .execute();
  await tx
    .updateTable('budget')
    .set({
      ...(from !== 'source' && { [from]: sql`${sql.ref(from)} - ${amount}` }),
      [to]: sql`${sql.ref(to)} + ${amount}`,
    })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', budgetId)
    .execute();
  return undefined;
}
