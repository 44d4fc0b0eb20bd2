import { placeOrder } from '@lectern/contracts/buying/orders/place-order';
import { VENDOR_NOT_FOUND } from '@lectern/contracts/buying/vendors/errors';
import { refuse } from '@lectern/contracts/kernel/refusal';
import { addAuditEntry } from '../../../../platform/audit/audit-store.ts';
import { dateIn } from '../../../../platform/clock.ts';
import { newId } from '../../../../platform/db/ids.ts';
import { answerInTransaction } from '../../../../platform/http/answer-act.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { untilRefused } from '../../../../platform/until-refused.ts';
import { lockBudgets } from '../../budgets/close-year.ts';
import { readBudgets } from '../../budgets/read-budgets.ts';
import { readVendors } from '../../vendors/known-vendors.ts';
import { takeMoney } from '../money/commit-line.ts';
import { rateForBudgets } from '../money/rate-for-budgets.ts';
import { checkLines, currencyOfShares, type PlacedLine, priced } from '../place-lines.ts';
import { presentOrder } from '../present-order.ts';
import { insertBuyingOrder, nextOrderNumber } from '../store/buying-order-store.ts';
import { changeLine, lockLines } from '../store/line-store.ts';
import { readOrderTerms } from '../store/order-terms-store.ts';

export const placeOrderCall = implement(placeOrder)(async ({ input, context, deps }) => {
  const { tenant, staff, language } = context;
  const vendor = (await readVendors(deps, tenant.id, language)).get(input.vendorId);
  if (!vendor?.isOn) return refuse(VENDOR_NOT_FOUND);
  const home = tenant.settings.policy.currency;
  const at = deps.clock.now();
  const now = at.toISOString();
  const today = dateIn(tenant.settings.policy.timeZone, at);
  return untilRefused((answerOf) =>
    answerInTransaction(context, deps.db, async (tx) => {
      const lines = await lockLines(tx, tenant.id, input.lineIds);
      answerOf(checkLines(lines, input.lineIds, vendor.id));
      await lockBudgets(
        tx,
        tenant.id,
        lines.flatMap(({ shares }) => shares.map(({ budget_id }) => budget_id)),
      );
      const budgets = new Map((await readBudgets(tx, tenant.id, language)).map((one) => [one.id, one]));
      const placed: PlacedLine[] = [];
      for (const whole of inGivenOrder(lines, input.lineIds)) {
        const budgetCurrency = answerOf(currencyOfShares(whole, budgets));
        const rate = answerOf(
          await rateForBudgets(tx, tenant.id, { from: vendor.currency, to: budgetCurrency, day: today }),
        );
        placed.push(priced(whole, { currency: vendor.currency, budgetCurrency, rate }));
      }
      const amount = placed.reduce((sum, one) => sum + one.amount, 0);
      const { alone_up_to } = await readOrderTerms(tx, tenant.id);
      const waits = alone_up_to !== null && amount > alone_up_to;
      const order = {
        id: newId(),
        tenant_id: tenant.id,
        number: await nextOrderNumber(tx, tenant.id, today.slice(0, 4)),
        state: waits ? ('waiting' as const) : ('placed' as const),
        vendor_id: vendor.id,
        amount,
        currency: placed[0]?.budgetCurrency ?? home,
        note: input.note,
        way: '' as const,
        interchange: '',
        file: '',
        placed_by: staff.id,
        placed_at: now,
        decided_by: '',
        decided_at: '',
        sent_by: '',
        sent_at: '',
      };
      await insertBuyingOrder(tx, order);
      for (const [index, { line, shares, amount: part }] of placed.entries()) {
        const change = {
          order_id: order.id,
          order_number: order.number,
          position: index + 1,
          state: order.state,
          vendor_id: vendor.id,
          currency: line.currency,
          rate: line.rate,
          rate_day: line.rate_day,
          words: `${line.words} ${order.number.toLowerCase()}`,
          placed_at: now,
        };
        await changeLine(tx, tenant.id, line.id, change);
        answerOf(
          await takeMoney({ tx, tenantId: tenant.id, now }, { ...line, ...change }, shares, {
            amount: part,
            commits: !waits,
          }),
        );
      }
      await addAuditEntry(tx, tenant.id, {
        staffId: staff.id,
        action: 'orders.place',
        subject: order.number,
        details: { amount, count: placed.length, ...(input.note !== '' && { note: input.note }) },
        at: now,
      });
      return presentOrder(order, { vendorName: vendor.name, lineCount: placed.length, staffId: staff.id });
    }),
  );
});

/** The lines are numbered as staff chose them. */
function inGivenOrder<Whole extends { readonly line: { readonly id: string } }>(
  lines: readonly Whole[],
  ids: readonly string[],
): Whole[] {
  return [...lines].sort((one, other) => ids.indexOf(one.line.id) - ids.indexOf(other.line.id));
}
