import { allotToBudget } from '@lectern/contracts/buying/budgets/allot-to-budget';
import { cancelOrderLines } from '@lectern/contracts/buying/orders/cancel-order-lines';
import { decideInvoice } from '@lectern/contracts/buying/orders/decide-invoice';
import type { OrderLineView } from '@lectern/contracts/buying/orders/order-line';
import { placeOrder } from '@lectern/contracts/buying/orders/place-order';
import { putInvoice } from '@lectern/contracts/buying/orders/put-invoice';
import { putOrderTerms } from '@lectern/contracts/buying/orders/put-order-terms';
import { receiveOrderLine } from '@lectern/contracts/buying/orders/receive-order-line';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { brokenBehind } from '../../../testing/broken-behind.ts';
import { TENANT } from '../../../testing/built-rows.ts';
import { createOrderWorld, type OrderWorld } from '../../../testing/order-world.ts';
import { describeOnBothDatabases } from '../../../testing/test-database.ts';
import { checkBudgets } from '../budgets/check-budgets.ts';
import { takeMoney } from './money/commit-line.ts';
import { divideByParts } from './money/line-cost.ts';
import { lockLines } from './store/line-store.ts';

const COPY = { libraryCode: 'MAIN', itemType: 'book' };

type Step =
  | { readonly step: 'order'; readonly price: number; readonly quantity: number; readonly shares: number }
  | { readonly step: 'receive' | 'cancel'; readonly at: number }
  | { readonly step: 'invoice'; readonly at: number; readonly quantity: number; readonly percent: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    step: fc.constant('order' as const),
    price: fc.integer({ min: 1, max: 9999 }),
    quantity: fc.integer({ min: 1, max: 4 }),
    shares: fc.integer({ min: 1, max: 2 }),
  }),
  fc.record({ step: fc.constantFrom('receive' as const, 'cancel' as const), at: fc.nat(9) }),
  fc.record({
    step: fc.constant('invoice' as const),
    at: fc.nat(9),
    quantity: fc.integer({ min: 1, max: 3 }),
    percent: fc.integer({ min: 50, max: 140 }),
  }),
);

describeOnBothDatabases('the money of the library’s own orders', 'ledger', (kind) => {
  let world: OrderWorld;
  let invoices = 0;
  beforeAll(async () => {
    world = await createOrderWorld(kind);
    await world.staff.call(putOrderTerms, { aloneUpTo: null, tolerance: 500, buyerList: '14' });
  });
  afterAll(() => world.close());

  /** The ledger is right, no money came or went, and each share has what the ledger says of it. */
  async function expectRight(allotted: number): Promise<void> {
    expect(await checkBudgets(world.app.deps.db)).toEqual([]);
    let sum = 0;
    for (const budget of [world.budget, world.other]) {
      const { free, reserved, committed, spent } = await world.money(budget);
      sum += free + reserved + committed + spent;
      const shares = await world.app.deps.db
        .selectFrom('order_share')
        .select(['committed', 'spent', 'reserved'])
        .where('budget_id', '=', budget)
        .execute();
      const of = (name: 'committed' | 'spent' | 'reserved') =>
        shares.reduce((total, share) => total + Number(share[name]), 0);
      expect({ committed: of('committed'), spent: of('spent'), reserved: of('reserved') }).toEqual({
        committed,
        spent,
        reserved,
      });
    }
    expect(sum).toBe(allotted);
  }

  const bill = (line: { readonly id: string }, quantity: number, amount: number) => {
    invoices += 1;
    return world.staff.call(putInvoice, {
      vendorId: world.vendor,
      number: `P-${invoices}`,
      invoicedOn: '2026-03-02',
      currency: 'CNY',
      total: amount,
      lines: [{ lineId: line.id, quantity, amount }],
    });
  };

  async function order(lines: readonly OrderLineView[]) {
    return world.staff.call(placeOrder, { vendorId: world.vendor, lineIds: lines.map(({ id }) => id) });
  }

  it('divides an amount by parts to the last minor unit', () => {
    fc.assert(
      fc.property(
        fc.nat(1_000_000_000),
        fc.array(fc.integer({ min: 1, max: 10_000 }), { minLength: 1, maxLength: 20 }),
        (amount, parts) => {
          const divided = divideByParts(amount, parts);
          expect(divided.reduce((sum, one) => sum + one, 0)).toBe(amount);
          const whole = parts.reduce((sum, one) => sum + one, 0);
          for (const [at, one] of divided.entries())
            expect(Math.abs(one - (amount * (parts[at] ?? 0)) / whole)).toBeLessThan(1);
        },
      ),
    );
  });

  it('is never lost, doubled or overspent, whatever is ordered, received, invoiced and cancelled', async () => {
    const lines: OrderLineView[] = [];
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 8 }), async (steps) => {
        for (const one of steps) {
          const line = 'at' in one ? lines.at(-1 - (one.at % Math.max(1, lines.length))) : undefined;
          if (one.step === 'order') {
            const budgets = [world.budget, world.other].slice(0, one.shares);
            const placed = await world.line({
              price: one.price,
              copies: [{ ...COPY, quantity: one.quantity }],
              shares: budgets.map((budgetId, at) => ({ budgetId, parts: at + 1 })),
            });
            await order([placed]).then(
              () => lines.push(placed),
              () => undefined,
            );
          } else if (line && one.step === 'receive')
            await world.staff.call(receiveOrderLine, { id: line.id, copies: [COPY] }).catch(() => undefined);
          else if (line && one.step === 'cancel')
            await world.staff.call(cancelOrderLines, { ids: [line.id] });
          else if (line && one.step === 'invoice') {
            const amount = Math.floor((line.price * one.quantity * one.percent) / 100);
            const { id, state } = await bill(line, one.quantity, amount);
            if (state === 'held')
              await world.staff.call(decideInvoice, { id, decision: 'book' }).catch(() => undefined);
          }
        }
        await expectRight(200_000);
      }),
      { numRuns: kind === 'sqlite' ? 12 : 6 },
    );
  }, 240_000);

  it('is committed once where fifty orders want the last of it at once', async () => {
    const { free } = await world.money();
    if (free > 0) await world.staff.call(allotToBudget, { id: world.budget, change: -free });
    await world.staff.call(allotToBudget, { id: world.budget, change: 10_000 });
    const lines: OrderLineView[] = [];
    for (let each = 0; each < 50; each += 1) lines.push(await world.line({ price: 3000 }));
    const placed = await Promise.allSettled(lines.map((line) => order([line])));
    expect(placed.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect((await world.money()).free).toBe(1000);
    await expectRight(200_000 - free + 10_000);
  }, 120_000);

  it('is moved once where a line is invoiced and cancelled at the same time', async () => {
    const before = await world.money();
    await world.staff.call(allotToBudget, { id: world.budget, change: 12_000 - before.free });
    const start = await world.money();
    const lines: OrderLineView[] = [];
    for (let each = 0; each < 4; each += 1)
      lines.push(await world.line({ price: 1000, copies: [{ ...COPY, quantity: 3 }] }));
    await order(lines);
    await Promise.allSettled(
      lines.flatMap((line) => [
        bill(line, 1, 1000),
        world.second.call(cancelOrderLines, { ids: [line.id] }),
        bill(line, 1, 1000),
        world.staff.call(receiveOrderLine, { id: line.id, copies: [COPY] }),
      ]),
    );
    expect(await checkBudgets(world.app.deps.db)).toEqual([]);
    const after = await world.money();
    expect(after.free + after.committed + after.spent).toBe(start.free + start.committed + start.spent);
    expect(after.reserved).toBe(start.reserved);
  }, 120_000);

  it('is where it was if a process dies behind any statement between line and money', async () => {
    await world.staff.call(allotToBudget, { id: world.budget, change: 5000 });
    const { id } = await world.line({ price: 2000 });
    const before = await world.money();
    const { db } = world.app.deps;
    const now = world.app.clock.now().toISOString();
    for (let statement = 1; ; statement += 1) {
      const done = await inTransaction(brokenBehind(db, statement), async (tx) => {
        const [whole] = await lockLines(tx, TENANT, [id]);
        if (!whole) throw new Error('the line is gone');
        await takeMoney({ tx, tenantId: TENANT, now }, whole.line, whole.shares, {
          amount: 2000,
          commits: true,
        });
        return true;
      }).catch(() => false);
      if (done) break;
      expect(await world.money()).toEqual(before);
    }
    expect((await world.money()).committed).toBe(before.committed + 2000);
    expect(await checkBudgets(db)).toEqual([]);
  }, 60_000);
});
