import { BUDGET_NOT_FOUND } from '@lectern/contracts/buying/budgets/errors';
import {
  ORDER_BUDGETS_DIFFER,
  ORDER_LINE_INCOMPLETE,
  ORDER_LINE_MOVED_ON,
  ORDER_LINE_NOT_FOUND,
} from '@lectern/contracts/buying/orders/errors';
import { type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import type { KnownBudget } from '../budgets/read-budgets.ts';
import { commitmentOf } from './money/commit-line.ts';
import type { DayRate } from './money/rate-for-budgets.ts';
import type { WholeLine } from './store/line-store.ts';

/** A line that can be ordered, as it is then, with what it commits: minor units of its budgets' currency. */
export interface PlacedLine extends WholeLine {
  readonly amount: number;
  readonly budgetCurrency: string;
}

type PlacingRefusal = Refusal<
  | 'ORDER_LINE_NOT_FOUND'
  | 'ORDER_LINE_MOVED_ON'
  | 'ORDER_LINE_INCOMPLETE'
  | 'ORDER_BUDGETS_DIFFER'
  | 'BUDGET_NOT_FOUND'
>;

/** Looks whether lines of the basket can be ordered from a vendor. Pure: the caller holds the locks. */
export function checkLines(
  lines: readonly WholeLine[],
  ids: readonly string[],
  vendorId: string,
): undefined | PlacingRefusal {
  if (lines.length !== new Set(ids).size) return refuse(ORDER_LINE_NOT_FOUND);
  for (const { line, copies, shares } of lines) {
    const { title } = line;
    if (line.state !== 'basket' || (line.vendor_id !== '' && line.vendor_id !== vendorId))
      return refuse(ORDER_LINE_MOVED_ON, { title });
    if (line.price <= 0 || copies.length === 0 || shares.length === 0)
      return refuse(ORDER_LINE_INCOMPLETE, { title });
  }
  return undefined;
}

/** The currency of the budgets that pay a line. */
export function currencyOfShares(
  { line, shares }: WholeLine,
  budgets: ReadonlyMap<string, KnownBudget>,
): string | PlacingRefusal {
  const currencies = new Set(shares.map(({ budget_id }) => budgets.get(budget_id)?.currency ?? ''));
  if (currencies.has('')) return refuse(BUDGET_NOT_FOUND);
  const [currency = ''] = currencies;
  return currencies.size === 1 ? currency : refuse(ORDER_BUDGETS_DIFFER, { title: line.title });
}

/** The line at its price in the vendor's currency and the rate of the day. */
export function priced(
  whole: WholeLine,
  {
    currency,
    budgetCurrency,
    rate,
  }: { readonly currency: string; readonly budgetCurrency: string; readonly rate: DayRate },
): PlacedLine {
  const line = { ...whole.line, currency, rate: rate.rate, rate_day: rate.day };
  return { ...whole, line, budgetCurrency, amount: commitmentOf(line, line.quantity, budgetCurrency) };
}
