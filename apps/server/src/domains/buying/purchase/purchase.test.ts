import { acceptPurchasedCopy } from '@lectern/contracts/buying/purchase/accept-copy';
import { addLoanOfOrder } from '@lectern/contracts/buying/purchase/add-loan-of-order';
import { addToCart } from '@lectern/contracts/buying/purchase/add-to-cart';
import { cancelPurchaseOrder } from '@lectern/contracts/buying/purchase/cancel-order';
import { cancelPreOrder } from '@lectern/contracts/buying/purchase/cancel-pre-order';
import { checkPurchaseItem } from '@lectern/contracts/buying/purchase/check-item';
import { checkPurchaseReader } from '@lectern/contracts/buying/purchase/check-reader';
import { confirmOrder } from '@lectern/contracts/buying/purchase/confirm-order';
import { confirmReceipt } from '@lectern/contracts/buying/purchase/confirm-receipt';
import { createPurchaseOrder } from '@lectern/contracts/buying/purchase/create-order';
import { getPurchaseFreight } from '@lectern/contracts/buying/purchase/get-freight';
import { getLogistics } from '@lectern/contracts/buying/purchase/get-logistics';
import { getPurchaseParameter } from '@lectern/contracts/buying/purchase/get-parameter';
import { getPurchasePrices } from '@lectern/contracts/buying/purchase/get-prices';
import { getPurchaseRule } from '@lectern/contracts/buying/purchase/get-rule';
import { getPurchaseStocks } from '@lectern/contracts/buying/purchase/get-stocks';
import { listCart } from '@lectern/contracts/buying/purchase/list-cart';
import { listPurchaseClasses } from '@lectern/contracts/buying/purchase/list-classes';
import { listPurchaseItems } from '@lectern/contracts/buying/purchase/list-items';
import { listPurchaseOrders } from '@lectern/contracts/buying/purchase/list-orders';
import { listPreOrders } from '@lectern/contracts/buying/purchase/list-pre-orders';
import { listPurchaseShelves } from '@lectern/contracts/buying/purchase/list-shelves';
import { listStaffPurchases } from '@lectern/contracts/buying/purchase/list-staff-orders';
import { movePurchase } from '@lectern/contracts/buying/purchase/move-order';
import { searchPurchaseItems } from '@lectern/contracts/buying/purchase/search-items';
import { addAddress } from '@lectern/contracts/people/addresses/add-address';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildPatron, buildSession } from '../../../testing/builders.ts';
import { TENANT } from '../../../testing/built-rows.ts';
import {
  createPurchaseWorld,
  orderOne,
  type PurchaseWorld,
  settle,
} from '../../../testing/purchase-world.ts';
import { describeOnBothDatabases } from '../../../testing/test-database.ts';
import { checkBudgets } from '../budgets/check-budgets.ts';
import { hearReturns } from './hear-returns.ts';
import { sendOrder } from './orders/send-order.ts';
import { watchOrdersOf } from './orders/watch-orders.ts';
import { findOrder } from './store/order-store.ts';

const MINUTE = 60;
const DAY = 86_400;

describeOnBothDatabases('drive purchase', 'SQL', (kind) => {
  let world: PurchaseWorld;
  beforeAll(async () => {
    world = await createPurchaseWorld(kind);
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    world.app.clock.set('2026-03-02T08:00:00Z');
    world.server.moods.quote = 'right';
    world.server.moods.order = 'right';
    world.server.moods.state = 'right';
    world.server.moods.cancel = 'right';
    world.server.takesAs = 'sent';
    await world.app.deps.db.deleteFrom('rate_counter').execute();
    await world.rule({});
  });

  const tenant = async () => {
    const found = await world.app.deps.tenants.byId(TENANT);
    if (!found) throw new Error('the tenant is gone');
    return found;
  };
  const round = async () => watchOrdersOf(world.app.deps, await tenant());
  const orderRow = async (id: string) => {
    const row = await findOrder(world.app.deps.db, TENANT, id);
    if (!row) throw new Error('the order is gone');
    return row;
  };
  const send = async (id: string) => sendOrder(world.app.deps, await tenant(), await orderRow(id));
  const stateOf = async (id: string) => (await orderRow(id)).state;

  it('leads a title from the shelf to the reader, into a loan, and back as a copy of the library', async () => {
    const { client, id: patronId } = await world.reader();
    const item = await world.item({ isbn: '9787302511854', title: '深入理解分布式账本' });
    const before = await world.money();
    const { preOrders } = await settle(client, [item]);
    expect(preOrders).toMatchObject([
      { state: 'held', secondsLeft: 30 * MINUTE, total: { amount: 3500 }, placeName: expect.any(String) },
    ]);
    expect((await client.call(listCart, {})).lines).toEqual([]);
    expect(await world.money()).toMatchObject({ free: before.free - 3500, reserved: before.reserved + 3500 });
    const orderId = preOrders[0]?.orderId ?? '';
    expect(await client.call(createPurchaseOrder, { orderId })).toMatchObject({ state: 'created' });
    expect(await world.money()).toMatchObject({
      reserved: before.reserved,
      committed: before.committed + 3500,
    });
    await send(orderId);
    expect(await stateOf(orderId)).toBe('sent');

    const number = (await orderRow(orderId)).order_number;
    const held = world.server.orders.get(number);
    expect(held?.body).toMatchObject({ number: item.number, place: 'MAIN', recipient: '', phone: '' });
    if (!held) throw new Error('the vendor has no order');
    held.state = 'confirmed';
    world.app.clock.advance(2 * 3600);
    await round();
    expect(await stateOf(orderId)).toBe('confirmed');
    Object.assign(held, {
      state: 'shipped',
      carrier: 'Swift Parcel',
      parcelNumber: 'SP1',
      steps: [{ at: '2026-03-02T09:00:00Z', text: 'Left the house' }],
    });
    world.app.clock.advance(2 * 3600);
    await round();
    expect(await client.call(getLogistics, { orderId })).toMatchObject({
      state: 'shipped',
      carrier: 'Swift Parcel',
      parcelNumber: 'SP1',
      canConfirmReceipt: true,
      canCancel: false,
    });
    held.state = 'delivered';
    world.app.clock.advance(2 * 3600);
    await round();
    expect(await stateOf(orderId)).toBe('delivered');

    const received = await client.call(confirmReceipt, { orderId });
    expect(received).toMatchObject({ state: 'received', loanId: expect.stringMatching(/./) });
    expect(await client.call(addLoanOfOrder, { orderId })).toMatchObject({ loanId: received.loanId });
    const loans = await world.app.deps.db
      .selectFrom('loan')
      .selectAll()
      .where('patron_id', '=', patronId)
      .execute();
    expect(loans).toMatchObject([{ id: received.loanId, bib_id: received.recordId, returned_at: null }]);
    expect(await world.money()).toMatchObject({ committed: before.committed, spent: before.spent + 3500 });

    await hearReturns.act?.(world.app.deps, TENANT, [received.loanId]);
    expect(await stateOf(orderId)).toBe('returned');
    const { orders } = await world.staff.call(listStaffPurchases, { list: 'returned' });
    expect(orders).toMatchObject([{ orderId, canAccept: true }]);
    const accepted = await world.staff.call(acceptPurchasedCopy, {
      orderId,
      barcode: 'B-2026-0001',
      callNumber: 'TP311/12',
    });
    expect(accepted).toMatchObject({ state: 'accepted', barcode: 'B-2026-0001' });
    expect(await checkBudgets(world.app.deps.db)).toEqual([]);
  });

  it('gives a pre-order back once, by the reader or by the clock', async () => {
    const { client } = await world.reader();
    const before = await world.money();
    const { preOrders } = await settle(client, [await world.item(), await world.item()]);
    const [one, other] = preOrders.map(({ orderId }) => orderId);
    expect(await client.call(cancelPreOrder, { orderId: one ?? '' })).toMatchObject({ state: 'givenUp' });
    await expect(client.call(cancelPreOrder, { orderId: one ?? '' })).rejects.toMatchObject({
      code: 'PURCHASE_ORDER_MOVED_ON',
    });
    world.app.clock.advance(31 * MINUTE);
    expect((await client.call(listPreOrders, {})).preOrders).toEqual([]);
    await expect(client.call(createPurchaseOrder, { orderId: other ?? '' })).rejects.toMatchObject({
      code: 'PRE_ORDER_OVER',
    });
    await round();
    await round();
    expect(await stateOf(other ?? '')).toBe('lapsed');
    expect(await world.money()).toEqual(before);
    expect((await client.call(getPurchaseRule, {})).booksThisMonth).toBe(0);
  });

  it('says what changed since the reader saw it, and orders at the new price only when told', async () => {
    const { client } = await world.reader();
    const item = await world.item({ price: 3000 });
    await client.call(addToCart, { itemId: item.id });
    world.server.offers.set(item.number, { price: 4200, stock: 2 });
    const input = { itemIds: [item.id], delivery: 'pickup' as const, placeCode: 'MAIN' };
    const first = await client.call(confirmOrder, input);
    expect(first.preOrders).toEqual([]);
    expect(first.changed).toMatchObject([{ before: { amount: 3000 }, after: { amount: 4200 }, stock: 2 }]);
    const second = await client.call(confirmOrder, input);
    expect(second.preOrders).toMatchObject([{ price: { amount: 4200 } }]);

    const gone = await world.item();
    world.server.offers.set(gone.number, { price: gone.price, stock: 0 });
    expect(await settle(client, [gone])).toMatchObject({
      preOrders: [],
      blocked: [{ itemId: gone.id, reasons: ['soldOut'] }],
    });
  });

  it('asks first whether a vendor has an order whose answer was lost, and never sends it twice', async () => {
    const { client } = await world.reader();
    for (const mood of ['losing', 'slow', 'deaf', 'nonsense'] as const) {
      world.app.clock.set('2026-03-02T08:00:00Z');
      world.server.moods.order = mood;
      world.server.moods.state = 'deaf';
      const { orderId, orderNumber } = await orderOne(client, await world.item());
      await send(orderId);
      expect(await stateOf(orderId)).toBe('asking');
      expect((await client.call(getLogistics, { orderId })).canCancel).toBe(false);
      await expect(client.call(cancelPurchaseOrder, { orderId })).rejects.toMatchObject({
        code: 'PURCHASE_ORDER_MOVED_ON',
      });
      world.app.clock.advance(5 * MINUTE);
      await round();
      expect(await stateOf(orderId)).toBe('asking');
      world.server.moods.order = 'right';
      world.server.moods.state = 'right';
      world.app.clock.advance(DAY / 2);
      await round();
      expect(await stateOf(orderId)).toBe('sent');
      expect(world.server.orders.get(orderNumber)?.sent).toBe(1);
    }
  });

  it('cancels an order until it is shipped, with all its money', async () => {
    const { client } = await world.reader();
    const before = await world.money();
    const created = await orderOne(client, await world.item());
    expect(await client.call(cancelPurchaseOrder, created)).toMatchObject({ state: 'cancelled' });
    const sent = await orderOne(client, await world.item());
    await send(sent.orderId);
    world.server.moods.cancel = 'deaf';
    await expect(client.call(cancelPurchaseOrder, sent)).rejects.toMatchObject({
      code: 'PURCHASE_NOT_CANCELLED',
    });
    world.server.moods.cancel = 'right';
    expect(await client.call(cancelPurchaseOrder, sent)).toMatchObject({ state: 'cancelled' });
    world.server.takesAs = 'refused';
    const refused = await orderOne(client, await world.item());
    await send(refused.orderId);
    expect(await stateOf(refused.orderId)).toBe('refused');
    expect(await world.money()).toEqual(before);
  });

  it('lets staff note what a vendor with a list only says, up to lost and damaged', async () => {
    const { client } = await world.reader();
    const before = await world.money();
    for (const last of ['lost', 'damaged'] as const) {
      const { orderId } = await orderOne(client, await world.item({ vendor_id: world.list }));
      await send(orderId);
      for (const to of ['confirmed', 'shipped', 'delivered', last] as const)
        expect(await world.staff.call(movePurchase, { orderId, to, carrier: 'By cart' })).toMatchObject({
          state: to,
          carrier: 'By cart',
        });
      await expect(world.staff.call(movePurchase, { orderId, to: 'shipped' })).rejects.toMatchObject({
        code: 'PURCHASE_ORDER_MOVED_ON',
      });
    }
    expect(await world.money()).toEqual(before);
  });

  it('begins the loan by the clock where nobody confirms a delivery', async () => {
    const { client } = await world.reader();
    const { orderId } = await orderOne(client, await world.item({ vendor_id: world.list }));
    await send(orderId);
    await world.staff.call(movePurchase, { orderId, to: 'delivered' });
    world.app.clock.advance(13 * DAY);
    await round();
    expect(await stateOf(orderId)).toBe('delivered');
    world.app.clock.advance(2 * DAY);
    await round();
    await round();
    expect(await orderRow(orderId)).toMatchObject({ state: 'received', loan_id: expect.stringMatching(/./) });
  });

  it('gives one loan to two who confirm at the same time', async () => {
    const { client, id } = await world.reader();
    const { orderId } = await orderOne(client, await world.item({ vendor_id: world.list }));
    await send(orderId);
    await world.staff.call(movePurchase, { orderId, to: 'delivered' });
    await Promise.allSettled([
      client.call(addLoanOfOrder, { orderId }),
      client.call(confirmReceipt, { orderId }),
      client.call(addLoanOfOrder, { orderId }),
      client.call(confirmReceipt, { orderId }),
    ]);
    const loans = await world.app.deps.db
      .selectFrom('loan')
      .select('id')
      .where('patron_id', '=', id)
      .execute();
    expect(loans).toHaveLength(1);
  });

  it('sends name, phone and address to a vendor for a delivery to the door only, after the reader agreed', async () => {
    const { client } = await world.reader();
    const { addressId } = await client.call(addAddress, {
      addressType: 'home',
      country: 'CN',
      areaCode: '110101',
      details: '某街 1 号',
      postcode: '100000',
      recipientName: '张三',
      phone: '13800138000',
    } as never);
    const item = await world.item();
    await client.call(addToCart, { itemId: item.id });
    const input = { itemIds: [item.id], delivery: 'address' as const, addressId };
    await expect(client.call(confirmOrder, input)).rejects.toMatchObject({
      code: 'PURCHASE_CONSENT_MISSING',
    });
    const { preOrders } = await client.call(confirmOrder, { ...input, agrees: true });
    const orderId = preOrders[0]?.orderId ?? '';
    await client.call(createPurchaseOrder, { orderId });
    await send(orderId);
    const order = await orderRow(orderId);
    expect(world.server.orders.get(order.order_number)?.body).toMatchObject({
      recipient: '张三',
      phone: expect.stringContaining('13800138000'),
    });
    await world.staff.call(movePurchase, { orderId, to: 'lost' });
    expect(await orderRow(orderId)).toMatchObject({ recipient: '', phone: '', address: '' });
  });

  it('says all reasons why a reader or a title is not allowed, and forbids it in the settling too', async () => {
    const { client } = await world.reader();
    expect(await client.call(checkPurchaseReader, {})).toEqual({ isAllowed: true, reasons: [] });
    await world.rule({
      highestPrice: 5000,
      yearsBack: 5,
      classesLeftOut: ['TP3'],
      kindsLeftOut: ['exam'],
      languages: ['chi'],
      budgetIds: [],
    });
    const bad = await world.item({
      price: 9000,
      year: 2001,
      class_no: 'TP312',
      kind: 'exam',
      language: 'eng',
    });
    const { reasons } = await client.call(checkPurchaseItem, { itemId: bad.id });
    expect(new Set(reasons)).toEqual(new Set(['price', 'year', 'class', 'kind', 'language', 'noBudget']));
    expect((await settle(client, [bad])).blocked).toMatchObject([{ itemId: bad.id }]);
    await world.rule({ booksPerMonth: 1, moneyPerYear: 4000 });
    const [one, two] = [await world.item(), await world.item()];
    const settled = await settle(client, [one, two]);
    expect(settled.preOrders).toHaveLength(1);
    expect(settled.blocked[0]?.reasons).toEqual(['booksPerMonth', 'moneyPerYear']);
    expect(await client.call(getPurchaseRule, {})).toMatchObject({ booksLeft: 0, moneyLeft: 500 });
    await world.rule({ isOn: false });
    expect(await client.call(checkPurchaseReader, {})).toEqual({ isAllowed: false, reasons: ['off'] });
    await expect(
      client.call(createPurchaseOrder, { orderId: settled.preOrders[0]?.orderId ?? '' }),
    ).rejects.toMatchObject({ code: 'PURCHASE_NOT_ALLOWED' });
  });

  it('shows an order to nobody else, and to no reader of another library', async () => {
    const { client } = await world.reader();
    const { orderId } = await orderOne(client, await world.item());
    const other = await world.reader();
    const far = await buildPatron(world.app.deps.db, { tenant_id: '1002' });
    const token = await buildSession(world.app.deps.db, far);
    for (const stranger of [other.client, world.app.client({ tenant: 'beta', token })]) {
      for (const call of [getLogistics, cancelPurchaseOrder, cancelPreOrder, confirmReceipt])
        await expect(stranger.call(call, { orderId })).rejects.toMatchObject({
          code: 'PURCHASE_ORDER_NOT_FOUND',
        });
      expect((await stranger.call(listPurchaseOrders, {})).total).toBe(0);
    }
    expect(await stateOf(orderId)).toBe('created');
  });

  it('orders a title once at a time', async () => {
    const [one, other] = [await world.reader(), await world.reader()];
    const item = await world.item({ isbn: '9787111544937' });
    expect((await settle(one.client, [item])).preOrders).toHaveLength(1);
    expect((await settle(other.client, [item])).blocked).toMatchObject([{ reasons: ['onOrder'] }]);
  });

  it('shows shelves, classes with counts, titles and their prices', async () => {
    const { client } = await world.reader();
    const item = await world.item({ title: '红楼梦研究', class_no: 'I207.411', isbn: '9787020002207' });
    const { vendors, newest } = await client.call(listPurchaseShelves, {});
    expect(vendors.map(({ code }) => code)).toEqual(['paper', 'web']);
    expect(newest.length).toBeGreaterThan(0);
    const { classes } = await client.call(listPurchaseClasses, {});
    expect(classes.find(({ code }) => code === 'I')).toMatchObject({ count: 1, hasMore: true });
    const found = async (searchWord: string) =>
      (await client.call(searchPurchaseItems, { searchWord })).items.map(({ itemId }) => itemId);
    for (const words of ['紅樓夢', '红楼梦 somebody', '978-7-02-000220-7'])
      expect(await found(words)).toEqual([item.id]);
    expect(await found('')).toEqual([]);
    expect((await client.call(listPurchaseItems, { category: 'I2' })).total).toBe(1);
    world.server.offers.set(item.number, { price: 2500, stock: 7 });
    world.app.clock.advance(60);
    const asked = { itemIds: [item.id] };
    expect((await client.call(getPurchasePrices, asked)).prices[0]?.price.amount).toBe(2500);
    world.server.moods.quote = 'deaf';
    expect((await client.call(getPurchaseStocks, asked)).stocks).toMatchObject([{ stock: 7 }]);
    expect(await client.call(getPurchaseFreight, asked)).toMatchObject({ freight: { amount: 500 } });
    expect(await client.call(getPurchaseParameter, { key: 'ways' })).toMatchObject({
      value: 'pickup,address',
    });
    expect((await client.call(listPurchaseOrders, {})).total).toBe(0);
  });
});
