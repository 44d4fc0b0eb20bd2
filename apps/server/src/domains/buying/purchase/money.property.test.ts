import { allotToBudget } from '@lectern/contracts/buying/budgets/allot-to-budget';
import { cancelPurchaseOrder } from '@lectern/contracts/buying/purchase/cancel-order';
import { cancelPreOrder } from '@lectern/contracts/buying/purchase/cancel-pre-order';
import { confirmReceipt } from '@lectern/contracts/buying/purchase/confirm-receipt';
import { createPurchaseOrder } from '@lectern/contracts/buying/purchase/create-order';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { brokenBehind } from '../../../testing/broken-behind.ts';
import { TENANT } from '../../../testing/built-rows.ts';
import {
  createPurchaseWorld,
  orderOne,
  type PurchaseWorld,
  settle,
} from '../../../testing/purchase-world.ts';
import { describeOnBothDatabases } from '../../../testing/test-database.ts';
import { ownCirculation } from '../../lending/circulation/own-circulation.ts';
import { checkBudgets } from '../budgets/check-budgets.ts';
import { moveOrder } from './orders/move-order.ts';
import { moneyOf, OPEN_STATES } from './orders/order-ways.ts';
import { receiveOrder } from './orders/receive-order.ts';
import { watchOrdersOf } from './orders/watch-orders.ts';
import { findOrder } from './store/order-store.ts';

type Step =
  | { readonly step: 'settle'; readonly who: number; readonly price: number }
  | { readonly step: 'make' | 'giveUp' | 'cancel' | 'receive'; readonly who: number; readonly at: number }
  | { readonly step: 'round'; readonly seconds: number }
  | { readonly step: 'vendor'; readonly is: 'right' | 'losing' | 'deaf' }
  | { readonly step: 'news'; readonly state: 'confirmed' | 'shipped' | 'delivered' | 'refused' | 'lost' };

const who = fc.nat(2);
const at = fc.nat(3);
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof<fc.Arbitrary<Step>[]>(
    fc.record({ step: fc.constant('settle'), who, price: fc.integer({ min: 100, max: 9000 }) }),
    fc.record({ step: fc.constantFrom('make', 'make', 'giveUp', 'cancel', 'receive'), who, at }),
    fc.record({ step: fc.constant('round'), seconds: fc.constantFrom(1, 90, 1900, 90_000, 1_500_000) }),
    fc.record({ step: fc.constant('vendor'), is: fc.constantFrom('right', 'right', 'losing', 'deaf') }),
    fc.record({
      step: fc.constant('news'),
      state: fc.constantFrom('confirmed', 'shipped', 'delivered', 'refused', 'lost'),
    }),
  ),
  { minLength: 5, maxLength: 30 },
);

describeOnBothDatabases('money of drive purchase', 'SQL', (kind) => {
  let world: PurchaseWorld;
  beforeAll(async () => {
    world = await createPurchaseWorld(kind, { allotted: 30_000 });
  });
  afterAll(() => world.close());
  beforeEach(() => world.app.clock.set('2026-03-02T08:00:00Z'));

  const ordersInBudget = async () => {
    const rows = await world.app.deps.db
      .selectFrom('purchase_order')
      .select(['state', 'price', 'freight'])
      .where('tenant_id', '=', TENANT)
      .execute();
    const sum = (states: readonly string[]) =>
      rows
        .filter(({ state }) => states.includes(state))
        .reduce((all, { price, freight }) => all + price + freight, 0);
    return {
      reserved: sum(['held']),
      committed: sum(OPEN_STATES.filter((state) => state !== 'held')),
      spent: sum(['received', 'returned', 'accepted']),
    };
  };
  /** Whatever happened: nothing is lost, doubled or overspent, and the budget has what its orders say. */
  const expectRight = async () => {
    const money = await world.money();
    expect(money).toMatchObject(await ordersInBudget());
    expect(Math.min(...Object.values(money))).toBeGreaterThanOrEqual(0);
    expect(await checkBudgets(world.app.deps.db)).toEqual([]);
    return money;
  };

  it('is never lost, doubled or overspent in any story', async () => {
    const tenant = await world.app.deps.tenants.byId(TENANT);
    if (!tenant) throw new Error('the tenant is gone');
    const readers = [await world.reader(), await world.reader(), await world.reader()];
    const orders: string[][] = [[], [], []];
    await fc.assert(
      fc.asyncProperty(steps, async (story) => {
        await world.app.deps.db.deleteFrom('rate_counter').execute();
        for (const one of story) {
          switch (one.step) {
            case 'settle': {
              const item = await world.item({ price: one.price });
              const settled = await settle(readers[one.who]?.client as never, [item]);
              orders[one.who]?.push(...settled.preOrders.map(({ orderId }) => orderId));
              break;
            }
            case 'make':
            case 'giveUp':
            case 'cancel':
            case 'receive': {
              const orderId = orders[one.who]?.at(-1 - one.at);
              const call = {
                make: createPurchaseOrder,
                giveUp: cancelPreOrder,
                cancel: cancelPurchaseOrder,
                receive: confirmReceipt,
              }[one.step];
              if (orderId) await readers[one.who]?.client.call(call, { orderId }).catch(() => undefined);
              break;
            }
            case 'round':
              world.app.clock.advance(one.seconds);
              await watchOrdersOf(world.app.deps, tenant);
              break;
            case 'vendor':
              world.server.moods.order = one.is;
              world.server.moods.cancel = one.is;
              break;
            case 'news':
              for (const held of world.server.orders.values())
                if (held.state === 'sent' || held.state === 'confirmed') held.state = one.state;
              break;
          }
        }
        const { free, reserved, committed, spent } = await expectRight();
        expect(free + reserved + committed + spent).toBe(30_000);
      }),
      { numRuns: kind === 'sqlite' ? 12 : 6 },
    );
  }, 240_000);

  it('lets twenty readers have the last 100 yuan once', async () => {
    const { free } = await world.money();
    if (free > 0) await world.staff.call(allotToBudget, { id: world.budgetId, change: -free });
    await world.staff.call(allotToBudget, { id: world.budgetId, change: 10_000 });
    const readers = await Promise.all(Array.from({ length: 20 }, () => world.reader()));
    const items: Awaited<ReturnType<typeof world.item>>[] = [];
    for (let each = 0; each < 20; each += 1)
      items.push(await world.item({ price: 3500, vendor_id: world.list }));
    const settled = await Promise.all(
      readers.map(({ client }, each) => settle(client, [items[each] ?? { id: '' }])),
    );
    // 35 yuan and 5 of freight: two fit into 100 yuan.
    expect(settled.filter(({ preOrders }) => preOrders.length > 0)).toHaveLength(2);
    expect(settled.filter(({ blocked }) => blocked[0]?.reasons.includes('noBudget'))).toHaveLength(18);
    expect((await expectRight()).free).toBe(2000);
  }, 60_000);

  it('keeps quotas and budgets under fifty orders at once', async () => {
    await world.staff.call(allotToBudget, { id: world.budgetId, change: 100_000 });
    await world.rule({ booksPerMonth: 5 });
    const readers = await Promise.all(Array.from({ length: 5 }, () => world.reader()));
    const items: Awaited<ReturnType<typeof world.item>>[] = [];
    for (let each = 0; each < 50; each += 1)
      items.push(await world.item({ price: 1000, vendor_id: world.list }));
    const settled = await Promise.all(
      items.map((item, each) => settle(readers[each % 5]?.client as never, [item])),
    );
    const held = settled.flatMap(({ preOrders }) => preOrders);
    expect(held).toHaveLength(25);
    await expectRight();
  }, 60_000);

  it('is where it was if a receipt is broken off behind any of its statements, and the loan too', async () => {
    await world.staff.call(allotToBudget, { id: world.budgetId, change: 10_000 });
    const tenant = await world.app.deps.tenants.byId(TENANT);
    const circulation = tenant && ownCirculation(world.app.deps, tenant);
    if (!circulation) throw new Error('the library has no circulation');
    const { client, id: patronId } = await world.reader();
    const { db } = world.app.deps;
    const { orderId } = await orderOne(client, await world.item({ vendor_id: world.list }));
    const at = { tenantId: TENANT, now: circulation.now };
    for (const to of ['asking', 'delivered'] as const)
      await inTransaction(db, async (tx) => {
        const order = await findOrder(tx, TENANT, orderId);
        if (order) await moveOrder(tx, at, order, to);
      });
    const delivered = await findOrder(db, TENANT, orderId);
    if (!delivered) throw new Error('the order is gone');
    const before = await world.money();
    const loans = () => db.selectFrom('loan').select('id').where('patron_id', '=', patronId).execute();
    for (let statement = 1; ; statement += 1) {
      const received = await inTransaction(brokenBehind(db, statement), (tx) =>
        receiveOrder(tx, circulation, delivered, { itemType: 'book' }),
      ).catch(() => 'broken' as const);
      if (received !== 'broken') break;
      expect(await findOrder(db, TENANT, orderId)).toEqual(delivered);
      expect(await world.money()).toEqual(before);
      expect(await loans()).toEqual([]);
    }
    expect(await loans()).toHaveLength(1);
    expect((await expectRight()).spent).toBe(before.spent + delivered.price + delivered.freight);
  }, 60_000);

  it('knows for each move what it does with the money', () => {
    expect(moneyOf('held', 'created')).toBe('commit');
    expect(moneyOf('held', 'lapsed')).toBe('release');
    expect(moneyOf('asking', 'sent')).toBeUndefined();
    expect(moneyOf('delivered', 'damaged')).toBe('uncommit');
    expect(moneyOf('shipped', 'received')).toBe('spend');
    expect(moneyOf('received', 'returned')).toBeUndefined();
  });
});
