import { isRefusal, type Refusal } from '@lectern/contracts/kernel/refusal';
import type { OrderLineTable, OrderShareTable } from '../tables.ts';
import { type Booking, bookShare } from './book-share.ts';
import { costOfCopies, divideByParts, exchanged } from './line-cost.ts';

type MoneyRefusal = Refusal<'BUDGET_NOT_FOUND' | 'BUDGET_TOO_SMALL'>;

/** What copies of a line commit: minor units of the budgets' currency, at the rate that the line keeps. */
export function commitmentOf(
  line: Pick<OrderLineTable, 'price' | 'discount' | 'tax' | 'currency' | 'rate'>,
  quantity: number,
  budgetCurrency: string,
): number {
  return exchanged(costOfCopies(line, quantity), {
    rate: line.rate,
    from: line.currency,
    to: budgetCurrency,
  });
}

/** Reserves the money of a line from the budgets that share it; commits it besides unless somebody else must approve. */
export async function takeMoney(
  booking: Booking,
  line: OrderLineTable,
  shares: readonly OrderShareTable[],
  { amount, commits }: { readonly amount: number; readonly commits: boolean },
): Promise<undefined | MoneyRefusal> {
  const parts = divideByParts(
    amount,
    shares.map((one) => one.parts),
  );
  for (const [at, share] of shares.entries()) {
    const part = parts[at] ?? 0;
    const reserved = await bookShare(booking, line, share, 'reserve', part);
    if (isRefusal(reserved)) return reserved;
    if (!commits) continue;
    const committed = await bookShare(booking, line, reserved, 'commit', part);
    if (isRefusal(committed)) return committed;
  }
  return undefined;
}

/** Ends the reservations of a line that waited: commits them, or gives them back. */
export async function endReservation(
  booking: Booking,
  line: OrderLineTable,
  shares: readonly OrderShareTable[],
  kind: 'commit' | 'release',
): Promise<undefined | MoneyRefusal> {
  for (const share of shares) {
    const ended = await bookShare(booking, line, share, kind, share.reserved);
    if (isRefusal(ended)) return ended;
  }
  return undefined;
}

/** What of the money that a line has committed belongs to some of the copies that are not invoiced yet. All goes with the last ones. */
export function committedFor(
  line: Pick<OrderLineTable, 'quantity' | 'invoiced'>,
  share: Pick<OrderShareTable, 'committed'>,
  quantity: number,
): number {
  const open = line.quantity - line.invoiced;
  return quantity >= open ? share.committed : Math.floor((share.committed * quantity) / open);
}

/** Gives the money of copies back that do not come. */
export async function giveBack(
  booking: Booking,
  line: OrderLineTable,
  shares: readonly OrderShareTable[],
  quantity: number,
): Promise<undefined | MoneyRefusal> {
  for (const share of shares) {
    const given = await bookShare(booking, line, share, 'uncommit', committedFor(line, share, quantity));
    if (isRefusal(given)) return given;
  }
  return undefined;
}

/** Brings what is committed to what the copies that are not invoiced cost now; refused where the budgets have too little. */
export async function adjustCommitment(
  booking: Booking,
  line: OrderLineTable,
  shares: readonly OrderShareTable[],
  amount: number,
): Promise<undefined | MoneyRefusal> {
  const parts = divideByParts(
    amount,
    shares.map((one) => one.parts),
  );
  for (const [at, share] of shares.entries()) {
    const more = (parts[at] ?? 0) - share.committed;
    const first = await bookShare(booking, line, share, more > 0 ? 'reserve' : 'uncommit', Math.abs(more));
    if (isRefusal(first)) return first;
    const second = more > 0 ? await bookShare(booking, line, first, 'commit', more) : first;
    if (isRefusal(second)) return second;
  }
  return undefined;
}
