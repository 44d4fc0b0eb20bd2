import { cancelOrderLines } from '@lectern/contracts/buying/orders/cancel-order-lines';
import { claimOrderLines } from '@lectern/contracts/buying/orders/claim-order-lines';
import { decideInvoice } from '@lectern/contracts/buying/orders/decide-invoice';
import { decideOrder } from '@lectern/contracts/buying/orders/decide-order';
import { getOrderFile } from '@lectern/contracts/buying/orders/get-order-file';
import { importVendorMessages } from '@lectern/contracts/buying/orders/import-vendor-messages';
import { placeOrder } from '@lectern/contracts/buying/orders/place-order';
import { putBasketLine } from '@lectern/contracts/buying/orders/put-basket-line';
import { putInvoice } from '@lectern/contracts/buying/orders/put-invoice';
import { putVendorTerms } from '@lectern/contracts/buying/orders/put-vendor-terms';
import { receiveOrderLine } from '@lectern/contracts/buying/orders/receive-order-line';
import { removeBasketLines } from '@lectern/contracts/buying/orders/remove-basket-lines';
import { rollOverBudgets } from '@lectern/contracts/buying/orders/roll-over-budgets';
import { sendBuyingOrder } from '@lectern/contracts/buying/orders/send-buying-order';
import type { Db } from '../../platform/db/database.ts';
import { CREATED, TENANT } from '../built-rows.ts';
import { buildItem } from '../catalogue-builders.ts';
import { buildBuyingOrder, buildInvoice, buildOrderLine } from '../order-rows.ts';
import { buildBudget, buildVendor } from '../purchase-rows.ts';
import { openStaffSession } from '../staff-session.ts';
import { type Provoked, provoked, provokedUpload } from './provoked.ts';
import type { RefusingLibrary } from './refusing-library.ts';

const NONE = { id: 'nothing' };
const NO_LINES = { ids: ['nothing'] };
const LINE = { title: 'A title', price: 1000, copies: [{ libraryCode: 'MAIN', quantity: 1 }] };
const COPY = { libraryCode: 'MAIN', itemType: 'book' };
const YEAR = { fromYear: 2024, toYear: 2025, orders: 'move' as const, isTrial: true };

const edi = (text: string) => new Blob([text], { type: 'text/plain' });
const fileOf = (reference: string) =>
  edi(`UNB+UNOC:3+A+B+260302:0800+${reference}'UNH+1+APERAK:D:96A:UN'BGM+1'UNT+3+1'UNZ+1+${reference}'`);

/** A line of the basket and a vendor to order it from. */
async function toPlace(
  db: Db,
  given: Parameters<typeof buildOrderLine>[1],
  vendor: Parameters<typeof buildVendor>[1] = {},
) {
  return { vendorId: await buildVendor(db, vendor), lineIds: [await buildOrderLine(db, given)] };
}

/** A line of which copies are expected, with what has come of it. */
const received =
  (copy: Partial<typeof COPY> & { barcode?: string; locationCode?: string } = {}, count = 1) =>
  async ({ deps }: RefusingLibrary) => ({
    id: await buildOrderLine(deps.db, { state: 'sent' }),
    copies: Array.from({ length: count }, () => ({ ...COPY, ...copy })),
  });

const invoiceOf = (vendorId: string, lineId: string, number = 'ONE') => ({
  vendorId,
  number,
  invoicedOn: '2026-03-02',
  currency: 'CNY',
  total: 1000,
  lines: [{ lineId, quantity: 1, amount: 1000 }],
});

/** An invoice that is held, about an order line with one copy. */
async function heldInvoice(
  db: Db,
  given: Parameters<typeof buildInvoice>[1] = {},
  isKnown = true,
): Promise<{ id: string; decision: 'book' }> {
  const vendor_id = await buildVendor(db);
  const budgetId = await buildBudget(db);
  const line_id = isKnown ? await buildOrderLine(db, { vendor_id, state: 'sent', budgetId }) : '';
  return { id: await buildInvoice(db, { vendor_id, line: { line_id }, ...given }), decision: 'book' };
}

/** How calls about the library's own orders are refused. */
export const ORDER_PROVOKED: readonly Provoked[] = [
  provoked(putBasketLine, {
    ORDER_LINE_NOT_FOUND: () => ({ ...LINE, ...NONE }),
    ORDER_LINE_MOVED_ON: async ({ deps }) => ({
      ...LINE,
      id: await buildOrderLine(deps.db, { state: 'sent' }),
    }),
    VENDOR_NOT_FOUND: () => ({ ...LINE, vendorId: 'nothing' }),
    BUDGET_NOT_FOUND: () => ({ ...LINE, shares: [{ budgetId: 'nothing', parts: 1 }] }),
    BIB_NOT_FOUND: () => ({ ...LINE, recordId: 'nothing' }),
  }),
  provoked(removeBasketLines, { ORDER_LINE_NOT_FOUND: () => NO_LINES }),
  provoked(cancelOrderLines, { ORDER_LINE_NOT_FOUND: () => NO_LINES }),
  provoked(claimOrderLines, { ORDER_LINE_NOT_FOUND: () => NO_LINES }),
  provoked(placeOrder, {
    VENDOR_NOT_FOUND: () => ({ vendorId: 'nothing', lineIds: ['nothing'] }),
    ORDER_LINE_NOT_FOUND: async ({ deps }) => ({
      vendorId: await buildVendor(deps.db),
      lineIds: ['nothing'],
    }),
    ORDER_LINE_MOVED_ON: ({ deps }) => toPlace(deps.db, { state: 'sent' }),
    ORDER_LINE_INCOMPLETE: ({ deps }) => toPlace(deps.db, {}),
    BUDGET_NOT_FOUND: ({ deps }) => toPlace(deps.db, { budgetId: 'nothing' }),
    ORDER_BUDGETS_DIFFER: async ({ deps }) => {
      const input = await toPlace(deps.db, { budgetId: await buildBudget(deps.db) });
      const budget_id = await buildBudget(deps.db, { currency: 'EUR' });
      const share = { tenant_id: TENANT, parts: 1, reserved: 0, committed: 0, spent: 0, step: 0 };
      await deps.db
        .insertInto('order_share')
        .values({ line_id: input.lineIds[0] ?? '', budget_id, ...share })
        .execute();
      return input;
    },
    ORDER_RATE_MISSING: async ({ deps }) =>
      toPlace(deps.db, { budgetId: await buildBudget(deps.db) }, { currency: 'SEK' }),
    BUDGET_TOO_SMALL: async ({ deps }) => toPlace(deps.db, { budgetId: await buildBudget(deps.db) }),
  }),
  provoked(decideOrder, {
    BUYING_ORDER_NOT_FOUND: () => ({ ...NONE, decision: 'approve' as const }),
    BUYING_ORDER_MOVED_ON: async ({ deps }) => ({
      id: await buildBuyingOrder(deps.db),
      decision: 'approve' as const,
    }),
    ORDER_NEEDS_SECOND: async (library) => {
      const token = await openStaffSession(library, ['acquisitions.order']);
      library.caller = { token };
      const { actor_id } = await library.deps.db
        .selectFrom('session')
        .select('actor_id')
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow();
      const id = await buildBuyingOrder(library.deps.db, { state: 'waiting', placed_by: actor_id });
      return { id, decision: 'approve' as const };
    },
  }),
  provoked(sendBuyingOrder, {
    BUYING_ORDER_NOT_FOUND: () => ({ ...NONE, way: 'text' as const }),
    BUYING_ORDER_MOVED_ON: async ({ deps }) => ({
      id: await buildBuyingOrder(deps.db, { state: 'waiting' }),
      way: 'text' as const,
    }),
    ORDER_NUMBERS_MISSING: async ({ deps }) => ({
      id: await buildBuyingOrder(deps.db),
      way: 'edifact' as const,
    }),
  }),
  provoked(getOrderFile, {
    BUYING_ORDER_NOT_FOUND: () => NONE,
    BUYING_ORDER_MOVED_ON: async ({ deps }) => ({ id: await buildBuyingOrder(deps.db) }),
  }),
  provoked(receiveOrderLine, {
    ORDER_LINE_NOT_FOUND: () => ({ ...NONE, copies: [COPY] }),
    ORDER_LINE_MOVED_ON: async ({ deps }) => ({ id: await buildOrderLine(deps.db), copies: [COPY] }),
    ORDER_COUNT_WRONG: received({}, 2),
    BARCODE_TAKEN: async (library) => {
      const { barcode } = await buildItem(library.deps.db);
      return received({ barcode })(library);
    },
    ITEM_TYPE_UNKNOWN: received({ itemType: 'nothing' }),
    LOCATION_UNKNOWN: received({ libraryCode: 'NOWHERE' }),
  }),
  provokedUpload(importVendorMessages, {
    VENDOR_NOT_FOUND: () => ({ file: fileOf('1'), input: { vendorId: 'nothing' } }),
    EDIFACT_UNREADABLE: async ({ deps }) => ({
      file: edi('nothing'),
      input: { vendorId: await buildVendor(deps.db) },
    }),
    EDIFACT_INCOMPLETE: async ({ deps }) => ({
      file: edi("UNB+UNOC:3+A+B+260302:0800+1'"),
      input: { vendorId: await buildVendor(deps.db) },
    }),
    EDIFACT_MISCOUNTED: async ({ deps }) => ({
      file: edi("UNB+UNOC:3+A+B+260302:0800+1'UNZ+3+1'"),
      input: { vendorId: await buildVendor(deps.db) },
    }),
    INTERCHANGE_TAKEN: async ({ deps }) => {
      const vendor_id = await buildVendor(deps.db);
      const row = { tenant_id: TENANT, reference: 'twice', file_name: '', messages: '[]', taken_by: '' };
      await deps.db
        .insertInto('vendor_interchange')
        .values({ id: `taken-${vendor_id}`, vendor_id, ...row, at: CREATED })
        .execute();
      return { file: fileOf('twice'), input: { vendorId: vendor_id } };
    },
    INTERCHANGE_OF_OTHER: async ({ deps }) => {
      const vendor_id = await buildVendor(deps.db);
      const terms = { tenant_id: TENANT, list: '14', way: 'text', discount: 0, tax: 0 } as const;
      await deps.db
        .insertInto('vendor_terms')
        .values({ vendor_id, number: 'another', ...terms, delivery_days: 30, updated_at: CREATED })
        .execute();
      return { file: fileOf('2'), input: { vendorId: vendor_id } };
    },
    UPLOAD_TOO_LARGE: async ({ deps }) => ({
      file: new Blob([new Uint8Array(importVendorMessages.maxBytes + 1)], { type: 'text/plain' }),
      input: { vendorId: await buildVendor(deps.db) },
    }),
    UPLOAD_TYPE_REFUSED: async ({ deps }) => ({
      file: new Blob(['x'], { type: 'image/png' }),
      input: { vendorId: await buildVendor(deps.db) },
    }),
  }),
  provoked(putInvoice, {
    VENDOR_NOT_FOUND: () => invoiceOf('nothing', 'nothing'),
    ORDER_LINE_NOT_FOUND: async ({ deps }) => invoiceOf(await buildVendor(deps.db), 'nothing'),
    INVOICE_NUMBER_TAKEN: async ({ deps }) => {
      const vendor_id = await buildVendor(deps.db);
      await buildInvoice(deps.db, { vendor_id, number: 'TAKEN' });
      return invoiceOf(vendor_id, await buildOrderLine(deps.db, { vendor_id, state: 'sent' }), 'TAKEN');
    },
  }),
  provoked(decideInvoice, {
    INVOICE_NOT_FOUND: () => ({ ...NONE, decision: 'book' as const }),
    INVOICE_DECIDED: ({ deps }) => heldInvoice(deps.db, { state: 'declined' }),
    INVOICE_LINES_OPEN: ({ deps }) => heldInvoice(deps.db, {}, false),
    ORDER_LINE_NOT_FOUND: async ({ deps }) => ({
      ...(await heldInvoice(deps.db)),
      assigned: [{ position: 1, lineId: 'nothing' }],
    }),
    ORDER_RATE_MISSING: ({ deps }) => heldInvoice(deps.db, { currency: 'SEK' }),
    BUDGET_TOO_SMALL: ({ deps }) => heldInvoice(deps.db),
  }),
  provoked(putVendorTerms, {
    VENDOR_NOT_FOUND: () => ({ vendorId: 'nothing', list: '14' as const, way: 'text' as const }),
  }),
  provoked(rollOverBudgets, {
    NEXT_BUDGET_MISSING: async ({ deps }) => {
      const budgetId = await buildBudget(deps.db, { year: 2024, committed: 1000, code: 'OLD' });
      await buildOrderLine(deps.db, { state: 'sent', budgetId, committed: 1000 });
      return YEAR;
    },
    BUDGET_TOO_SMALL: async ({ deps }) => {
      // The new one lacks nothing but money: what is given back stays in the old one.
      await buildBudget(deps.db, { year: 2025, code: 'OLD' });
      return YEAR;
    },
  }),
];
