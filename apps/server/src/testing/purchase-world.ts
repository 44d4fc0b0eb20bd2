import { allotToBudget } from '@lectern/contracts/buying/budgets/allot-to-budget';
import { putBudget } from '@lectern/contracts/buying/budgets/put-budget';
import { addToCart } from '@lectern/contracts/buying/purchase/add-to-cart';
import { confirmOrder } from '@lectern/contracts/buying/purchase/confirm-order';
import { createPurchaseOrder } from '@lectern/contracts/buying/purchase/create-order';
import type { PurchaseRule } from '@lectern/contracts/buying/purchase/purchase-rule';
import { putPurchaseRule } from '@lectern/contracts/buying/purchase/put-rule';
import { putPurchaseTerms } from '@lectern/contracts/buying/purchase/put-terms';
import { putVendor } from '@lectern/contracts/buying/vendors/put-vendor';
import type { Client } from '@lectern/contracts/kernel/client';
import { putItems } from '../domains/buying/vendors/store/import-store.ts';
import type { VendorItemTable } from '../domains/buying/vendors/tables.ts';
import { CLC } from '../domains/collection/vocabulary/classes/clc/clc-scheme.ts';
import type { DatabaseKind } from '../platform/db/dialect.ts';
import { newId } from '../platform/db/ids.ts';
import { inTransaction } from '../platform/db/in-transaction.ts';
import { createSendOutside } from '../platform/outside/send-outside.ts';
import { createHttpSources } from '../ports/sources/http-sources.ts';
import { buildPatron, buildSession } from './builders.ts';
import { next, type Some, TENANT } from './built-rows.ts';
import { openStaffSession } from './staff-session.ts';
import { createTestApp, type TestApp } from './test-app.ts';
import { buildTwoLibraries } from './two-libraries.ts';
import { askingOf, startVendorServer, type VendorServer } from './vendor-server.ts';

export const USUAL_RULE: PurchaseRule = {
  group: '*',
  isOn: true,
  booksPerMonth: null,
  moneyPerYear: null,
  highestPrice: null,
  yearsBack: null,
  classesLeftOut: [],
  kindsLeftOut: [],
  languages: [],
  mayBeHeld: false,
  budgetIds: [],
};

/** A library with a vendor over HTTP, one with a list only, and a budget. */
export interface PurchaseWorld {
  readonly app: TestApp;
  readonly server: VendorServer;
  readonly staff: Client;
  readonly budgetId: string;
  /** Ids of the vendors. */
  readonly http: string;
  readonly list: string;
  /** A title of the vendor over HTTP, which it offers as the row says. */
  item(given?: Some<'vendor_item'>): Promise<VendorItemTable>;
  reader(): Promise<{ readonly id: string; readonly client: Client }>;
  rule(rule: Partial<PurchaseRule>): Promise<void>;
  money(): Promise<{ free: number; reserved: number; committed: number; spent: number }>;
  close(): Promise<void>;
}

export async function createPurchaseWorld(
  kind: DatabaseKind,
  { allotted = 1_000_000 }: { readonly allotted?: number } = {},
): Promise<PurchaseWorld> {
  const server = await startVendorServer();
  const internalHosts = ['127.0.0.1'];
  const sources = createHttpSources(
    { sendOutside: createSendOutside(internalHosts), internalHosts },
    { timeoutMs: 500 },
  );
  const app = await createTestApp({ kind, deps: { sources } });
  await buildTwoLibraries(app.deps.db, app.clock.now().toISOString());
  const staff = app.client({
    token: await openStaffSession(app, [
      'acquisitions.order',
      'acquisitions.budgets',
      'acquisitions.vendors',
    ]),
  });
  const facts = { currency: 'CNY', isOn: true, freightFirst: 500, freightFurther: 100, freightFreeFrom: 0 };
  const http = await staff.call(putVendor, {
    ...facts,
    code: 'web',
    names: { 'en-US': 'Web Books' },
    kind: 'http',
    asking: askingOf(server.origin),
  });
  const list = await staff.call(putVendor, {
    ...facts,
    code: 'paper',
    names: { 'en-US': 'Paper Books' },
    kind: 'list',
  });
  const budget = await staff.call(putBudget, {
    code: 'PDA',
    names: { 'en-US': 'Readers choose' },
    year: 2026,
    isOpen: true,
  });
  await staff.call(allotToBudget, { id: budget.id, change: allotted });
  await staff.call(putPurchaseTerms, {
    isOn: true,
    minutesHeld: 30,
    daysToConfirm: 14,
    ways: ['pickup', 'address'],
    itemType: 'book',
    text: { 'en-US': 'Choose what you need.' },
  });
  const rule = async (given: Partial<PurchaseRule>) =>
    void (await staff.call(putPurchaseRule, { ...USUAL_RULE, budgetIds: [budget.id], ...given }));
  await rule({});
  return {
    app,
    server,
    staff,
    budgetId: budget.id,
    http: http.id,
    list: list.id,
    rule,
    async item(given = {}) {
      const number = next('N');
      const now = app.clock.now().toISOString();
      const row: VendorItemTable = {
        id: newId(),
        tenant_id: TENANT,
        vendor_id: http.id,
        number,
        isbn: '',
        title: `Title ${number}`,
        author: 'Somebody',
        publisher: 'House',
        year: 2025,
        language: 'eng',
        class_no: 'TP312',
        kind: 'book',
        volumes: 1,
        summary: '',
        price: 3000,
        currency: 'CNY',
        stock: 10,
        asked_at: now,
        ordered_count: 0,
        is_sold: 1,
        import_id: '',
        listed_at: now,
        ...given,
      };
      await inTransaction(app.deps.db, (tx) => putItems(tx, [row], CLC));
      server.offers.set(row.number, { price: row.price, stock: row.stock });
      return row;
    },
    async reader() {
      const patron = await buildPatron(app.deps.db);
      return { id: patron.id, client: app.client({ token: await buildSession(app.deps.db, patron) }) };
    },
    async money() {
      // Not by a call: the clock of a story runs longer than a session of the staff.
      const row = await app.deps.db
        .selectFrom('budget')
        .select(['free', 'reserved', 'committed', 'spent'])
        .where('id', '=', budget.id)
        .executeTakeFirstOrThrow();
      return {
        free: Number(row.free),
        reserved: Number(row.reserved),
        committed: Number(row.committed),
        spent: Number(row.spent),
      };
    },
    async close() {
      await app.close();
      await sources.close();
      await server.close();
    },
  };
}

/** Puts titles into the cart and settles them for a pickup; answers what became of them. */
export async function settle(client: Client, items: readonly { readonly id: string }[]) {
  for (const { id } of items) await client.call(addToCart, { itemId: id });
  return client.call(confirmOrder, {
    itemIds: items.map(({ id }) => id),
    delivery: 'pickup',
    placeCode: 'MAIN',
  });
}

/** Orders one title: cart, pre-order, order. */
export async function orderOne(client: Client, item: { readonly id: string }) {
  const { preOrders } = await settle(client, [item]);
  const [held] = preOrders;
  if (!held) throw new Error('there is no pre-order');
  return client.call(createPurchaseOrder, { orderId: held.orderId });
}
