import { allotToBudget } from '@lectern/contracts/buying/budgets/allot-to-budget';
import { putBudget } from '@lectern/contracts/buying/budgets/put-budget';
import type { BuyingOrder } from '@lectern/contracts/buying/orders/buying-order';
import type { OrderLineView } from '@lectern/contracts/buying/orders/order-line';
import { placeOrder } from '@lectern/contracts/buying/orders/place-order';
import { putBasketLine } from '@lectern/contracts/buying/orders/put-basket-line';
import { putOrderTerms } from '@lectern/contracts/buying/orders/put-order-terms';
import { putVendorTerms } from '@lectern/contracts/buying/orders/put-vendor-terms';
import { sendBuyingOrder } from '@lectern/contracts/buying/orders/send-buying-order';
import { putVendor } from '@lectern/contracts/buying/vendors/put-vendor';
import type { Client } from '@lectern/contracts/kernel/client';
import type { InputOf } from '@lectern/contracts/kernel/endpoint';
import type { DatabaseKind } from '../platform/db/dialect.ts';
import { openStaffSession } from './staff-session.ts';
import { createTestApp, type TestApp } from './test-app.ts';
import { buildTwoLibraries } from './two-libraries.ts';

export const ORDER_PERMISSIONS = [
  'acquisitions.order',
  'acquisitions.invoices',
  'acquisitions.budgets',
  'acquisitions.vendors',
  'suggestions.decide',
] as const;

/** A library that orders: a vendor in its currency, one in pounds, and two budgets of this year. */
export interface OrderWorld {
  readonly app: TestApp;
  readonly staff: Client;
  /** Somebody else with the same permissions. */
  readonly second: Client;
  /** Ids of the vendors. */
  readonly vendor: string;
  readonly abroad: string;
  /** Ids of the budgets. */
  readonly budget: string;
  readonly other: string;
  /** Puts a title into the basket: one copy at 30.00, paid by the first budget. */
  line(given?: Partial<InputOf<(typeof putBasketLine)['input']>>): Promise<OrderLineView>;
  /** Orders lines of the basket and sends the order. */
  sent(lines: readonly OrderLineView[], vendorId?: string): Promise<BuyingOrder>;
  money(budgetId?: string): Promise<{ free: number; reserved: number; committed: number; spent: number }>;
  close(): Promise<void>;
}

export async function createOrderWorld(
  kind: DatabaseKind,
  { allotted = 100_000 }: { readonly allotted?: number } = {},
): Promise<OrderWorld> {
  const app = await createTestApp({ kind });
  await buildTwoLibraries(app.deps.db, app.clock.now().toISOString());
  const staff = app.client({ token: await openStaffSession(app, ORDER_PERMISSIONS, 'MAIN') });
  const second = app.client({ token: await openStaffSession(app, ORDER_PERMISSIONS, 'MAIN') });
  const vendorOf = async (code: string, currency: string) => {
    const { id } = await staff.call(putVendor, {
      code,
      names: { 'en-US': `Vendor ${code}` },
      kind: 'list',
      currency,
      isOn: true,
      freightFirst: 0,
      freightFurther: 0,
      freightFreeFrom: 0,
    });
    return id;
  };
  const budgetOf = async (code: string) => {
    const { id } = await staff.call(putBudget, { code, names: { 'en-US': code }, year: 2026, isOpen: true });
    if (allotted > 0) await staff.call(allotToBudget, { id, change: allotted });
    return id;
  };
  const vendor = await vendorOf('home', 'CNY');
  const abroad = await vendorOf('abroad', 'GBP');
  await staff.call(putVendorTerms, { vendorId: vendor, number: '1697684', list: '31B', way: 'edifact' });
  await staff.call(putOrderTerms, {
    aloneUpTo: null,
    tolerance: 500,
    buyerNumber: '6666666',
    buyerList: '31B',
  });
  const budget = await budgetOf('ENG');
  const other = await budgetOf('SCI');
  return {
    app,
    staff,
    second,
    vendor,
    abroad,
    budget,
    other,
    line: (given = {}) =>
      staff.call(putBasketLine, {
        title: 'Tides of the estuary',
        author: 'Lin, Yue',
        isbn: '978-7-02-000220-7',
        vendorId: vendor,
        price: 3000,
        copies: [{ libraryCode: 'MAIN', itemType: 'book', quantity: 1 }],
        shares: [{ budgetId: budget, parts: 1 }],
        ...given,
      }),
    async sent(lines, vendorId = vendor) {
      const order = await staff.call(placeOrder, { vendorId, lineIds: lines.map(({ id }) => id) });
      return staff.call(sendBuyingOrder, { id: order.id, way: vendorId === vendor ? 'edifact' : 'text' });
    },
    async money(budgetId = budget) {
      const row = await app.deps.db
        .selectFrom('budget')
        .select(['free', 'reserved', 'committed', 'spent'])
        .where('id', '=', budgetId)
        .executeTakeFirstOrThrow();
      return {
        free: Number(row.free),
        reserved: Number(row.reserved),
        committed: Number(row.committed),
        spent: Number(row.spent),
      };
    },
    close: () => app.close(),
  };
}
