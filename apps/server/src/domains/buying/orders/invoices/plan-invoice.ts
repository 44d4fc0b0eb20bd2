import type { HoldReason } from '@lectern/contracts/buying/orders/invoice';
import { WHOLE } from '@lectern/contracts/buying/orders/order-line';
import { isExpected } from '../lines/cancel-line.ts';
import { committedFor } from '../money/commit-line.ts';
import { divideByParts, exchanged } from '../money/line-cost.ts';
import type { WholeLine } from '../store/line-store.ts';
import type { OrderShareTable, VendorInvoiceLineTable, VendorInvoiceTable } from '../tables.ts';

/** What a budget gives for a line: it spends `spend`, for which `release` is committed. Minor units of its currency. */
export interface Spending {
  readonly line: WholeLine['line'];
  readonly share: OrderShareTable;
  readonly release: number;
  readonly spend: number;
}

/** What booking an invoice would do, and why it should wait. */
export interface InvoicePlan {
  readonly reasons: readonly HoldReason[];
  readonly lines: readonly VendorInvoiceLineTable[];
  readonly spendings: readonly Spending[];
  /** Copies that are invoiced, by the id of the line. */
  readonly counts: ReadonlyMap<string, number>;
  /** A budget that has too little, and what is free of it. */
  readonly short: { readonly budgetId: string; readonly free: number } | undefined;
}

/** What is known of a budget at this moment. */
export interface BudgetNow {
  readonly free: number;
  readonly isOpen: boolean;
}

/** Plans how an invoice is paid from the money of its order lines. Pure: the caller holds the locks of lines and budgets. */
export function planInvoice(
  invoice: VendorInvoiceTable,
  given: readonly VendorInvoiceLineTable[],
  {
    orderLines,
    budgets,
    tolerance,
  }: {
    readonly orderLines: ReadonlyMap<string, WholeLine>;
    readonly budgets: ReadonlyMap<string, BudgetNow>;
    /** Hundredths of a percent. */
    readonly tolerance: number;
  },
): InvoicePlan {
  const reasons = new Set<HoldReason>();
  if (invoice.rate === 0) reasons.add('noRate');
  const toPay = given.reduce((sum, { amount, tax, freight }) => sum + amount + tax + freight, 0);
  if (toPay !== invoice.total) reasons.add('total');
  const counts = new Map<string, number>();
  const shares = new Map<string, readonly OrderShareTable[]>();
  const spendings: Spending[] = [];
  const lines = given.map((one) => {
    const amount_home = exchanged(one.amount + one.tax + one.freight, {
      rate: invoice.rate,
      from: invoice.currency,
      to: invoice.home_currency,
    });
    const whole = orderLines.get(one.line_id);
    if (!whole || whole.line.vendor_id !== invoice.vendor_id || !takesInvoices(whole)) {
      reasons.add('unknownLine');
      return { ...one, amount_home, ordered_home: 0 };
    }
    const { line } = whole;
    const before = counts.get(line.id) ?? 0;
    if (line.invoiced + before + one.quantity > line.quantity) {
      reasons.add('tooMany');
      return { ...one, amount_home, ordered_home: 0 };
    }
    counts.set(line.id, before + one.quantity);
    const known = shares.get(line.id) ?? whole.shares;
    const parts = divideByParts(
      amount_home,
      known.map((share) => share.parts),
    );
    const counted = { ...line, invoiced: line.invoiced + before };
    const paid = known.map((share, at) => ({
      line,
      share,
      release: committedFor(counted, share, one.quantity),
      spend: parts[at] ?? 0,
    }));
    spendings.push(...paid);
    shares.set(
      line.id,
      paid.map(({ share, release }) => ({ ...share, committed: share.committed - release })),
    );
    return { ...one, amount_home, ordered_home: paid.reduce((sum, { release }) => sum + release, 0) };
  });
  const home = lines.reduce((sum, one) => sum + one.amount_home, 0);
  const ordered = lines.reduce((sum, one) => sum + one.ordered_home, 0);
  if (home > ordered + Math.floor((ordered * tolerance) / WHOLE)) reasons.add('overOrder');
  const short = shortBudget(spendings, budgets);
  if (short) reasons.add('overBudget');
  return { reasons: [...reasons], lines, spendings, counts, short };
}

function takesInvoices({ line }: WholeLine): boolean {
  return isExpected(line.state) || line.state === 'closed';
}

/** A budget that would have to give more than is committed and free of it. One that is closed gives nothing besides what it has committed. */
function shortBudget(
  spendings: readonly Spending[],
  budgets: ReadonlyMap<string, BudgetNow>,
): InvoicePlan['short'] {
  const more = new Map<string, number>();
  const isDearer = new Set<string>();
  for (const { share, release, spend } of spendings) {
    more.set(share.budget_id, (more.get(share.budget_id) ?? 0) + spend - release);
    if (spend > release) isDearer.add(share.budget_id);
  }
  for (const [budgetId, sum] of more) {
    const { free, isOpen } = budgets.get(budgetId) ?? { free: 0, isOpen: false };
    if (sum > free || (isDearer.has(budgetId) && !isOpen)) return { budgetId, free };
  }
  return undefined;
}
