import { NEXT_BUDGET_MISSING } from '@lectern/contracts/buying/orders/errors';
import { type Language, type Names, nameIn } from '@lectern/contracts/kernel/languages';
import { isRefusal, type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { fromJson } from '../../../platform/db/codecs.ts';
import { budgetsOfYear, freeNow, lockBudgets } from '../budgets/close-year.ts';
import { canCancel, cancelLine } from './lines/cancel-line.ts';
import { type Booking, bookShare } from './money/book-share.ts';
import { openLinesOfBudgets } from './store/line-search-store.ts';
import { addShare, lockLines, setParts, type WholeLine } from './store/line-store.ts';
import type { OrderShareTable } from './tables.ts';

/** What became of a budget of the old year. */
export interface RolledBudget {
  readonly code: string;
  readonly name: string;
  readonly currency: string;
  readonly lineCount: number;
  readonly amount: number;
  readonly free: number;
}

type YearRefusal = Refusal<'NEXT_BUDGET_MISSING'> | Refusal<'BUDGET_TOO_SMALL'>;

/**
 * Moves what is still ordered to the budgets of the same code in another year, or cancels it. Orders that wait for a second person move too, and
 * are never cancelled here. A copy that came and is not invoiced stays with its old budget where orders are cancelled.
 */
export async function endYear(
  booking: Booking,
  {
    fromYear,
    toYear,
    orders,
    language,
  }: {
    readonly fromYear: number;
    readonly toYear: number;
    readonly orders: 'move' | 'cancel';
    readonly language: Language;
  },
): Promise<RolledBudget[] | YearRefusal> {
  const { tx, tenantId } = booking;
  const old = await budgetsOfYear(tx, tenantId, fromYear);
  const next = new Map(
    (await budgetsOfYear(tx, tenantId, toYear))
      .filter(({ is_open }) => is_open === 1)
      .map((one) => [one.code, one.id]),
  );
  const ids = await openLinesOfBudgets(
    tx,
    tenantId,
    old.map(({ id }) => id),
  );
  const lines = await lockLines(tx, tenantId, ids);
  await lockBudgets(tx, tenantId, [
    ...old.map(({ id }) => id),
    ...next.values(),
    ...lines.flatMap(({ shares }) => shares.map(({ budget_id }) => budget_id)),
  ]);
  const rolled = new Map(old.map(({ id }) => [id, { lineCount: 0, amount: 0 }]));
  const count = (budgetId: string, amount: number) => {
    const sum = rolled.get(budgetId);
    if (sum) rolled.set(budgetId, { lineCount: sum.lineCount + 1, amount: sum.amount + amount });
  };
  for (const whole of lines) {
    const ofOld = whole.shares.filter(
      ({ budget_id, committed, reserved }) => rolled.has(budget_id) && committed + reserved > 0,
    );
    if (orders === 'cancel') {
      if (!canCancel(whole)) continue;
      await cancelLine(booking, whole, { to: 'cancelled' });
      const [after] = await lockLines(tx, tenantId, [whole.line.id]);
      for (const { budget_id, committed } of ofOld)
        count(
          budget_id,
          committed - (after?.shares.find((one) => one.budget_id === budget_id)?.committed ?? 0),
        );
      continue;
    }
    for (const share of ofOld) {
      const { code = '' } = old.find(({ id }) => id === share.budget_id) ?? {};
      const to = next.get(code);
      if (to === undefined) return refuse(NEXT_BUDGET_MISSING, { code, year: String(toYear) });
      const moved = await moveShare(booking, whole, share, to);
      if (isRefusal(moved)) {
        if (moved.code === 'BUDGET_TOO_SMALL') return moved as Refusal<'BUDGET_TOO_SMALL'>;
        throw new Error(`a budget of the new year is gone: ${to}`);
      }
      count(share.budget_id, share.committed + share.reserved);
    }
  }
  return Promise.all(
    old.map(async ({ id, code, names, currency }) => ({
      code,
      name: nameIn(fromJson<Names>(names), language) || code,
      currency,
      ...(rolled.get(id) ?? { lineCount: 0, amount: 0 }),
      free: await freeNow(tx, tenantId, id),
    })),
  );
}

/** Gives the open money of a share back to its budget and takes it from another one, in the same state. */
async function moveShare(
  booking: Booking,
  { line, shares }: WholeLine,
  share: OrderShareTable,
  to: string,
): Promise<undefined | Refusal<'BUDGET_TOO_SMALL' | 'BUDGET_NOT_FOUND'>> {
  const { committed, reserved, parts } = share;
  const released = await bookShare(booking, line, share, 'release', reserved);
  if (isRefusal(released)) return released;
  const given = await bookShare(booking, line, released, 'uncommit', committed);
  if (isRefusal(given)) return given;
  await setParts(booking.tx, share, 0);
  const known = shares.find(({ budget_id }) => budget_id === to);
  const next = known
    ? { ...known, parts: known.parts + parts }
    : { ...share, budget_id: to, reserved: 0, committed: 0, spent: 0, step: 0 };
  await addShare(booking.tx, next);
  const taken = await bookShare(booking, line, next, 'reserve', committed + reserved);
  if (isRefusal(taken)) return taken;
  const bound = await bookShare(booking, line, taken, 'commit', committed);
  return isRefusal(bound) ? bound : undefined;
}
