import { allotToBudget } from '@lectern/contracts/buying/budgets/allot-to-budget';
import { MOST_BUDGETS } from '@lectern/contracts/buying/budgets/budget';
import { listBudgetPostings } from '@lectern/contracts/buying/budgets/list-budget-postings';
import { putBudget } from '@lectern/contracts/buying/budgets/put-budget';
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
import { getPurchaseClass } from '@lectern/contracts/buying/purchase/get-class';
import { getPurchaseFreight } from '@lectern/contracts/buying/purchase/get-freight';
import { getPurchaseItems } from '@lectern/contracts/buying/purchase/get-items';
import { getLogistics } from '@lectern/contracts/buying/purchase/get-logistics';
import { getPurchasePrices } from '@lectern/contracts/buying/purchase/get-prices';
import { getPurchaseRule } from '@lectern/contracts/buying/purchase/get-rule';
import { getPurchaseStocks } from '@lectern/contracts/buying/purchase/get-stocks';
import { listCart } from '@lectern/contracts/buying/purchase/list-cart';
import { listPurchaseClasses } from '@lectern/contracts/buying/purchase/list-classes';
import { listPurchaseItems } from '@lectern/contracts/buying/purchase/list-items';
import { listItemsOfVendor } from '@lectern/contracts/buying/purchase/list-items-of-vendor';
import { listPreOrders } from '@lectern/contracts/buying/purchase/list-pre-orders';
import { listPurchaseShelves } from '@lectern/contracts/buying/purchase/list-shelves';
import { movePurchase } from '@lectern/contracts/buying/purchase/move-order';
import { MOST_IN_CART } from '@lectern/contracts/buying/purchase/purchase-rule';
import { putPurchaseRule } from '@lectern/contracts/buying/purchase/put-rule';
import { putPurchaseTerms } from '@lectern/contracts/buying/purchase/put-terms';
import { removeFromCart } from '@lectern/contracts/buying/purchase/remove-from-cart';
import { searchPurchaseItems } from '@lectern/contracts/buying/purchase/search-items';
import { importPriceList } from '@lectern/contracts/buying/vendors/import-price-list';
import { listPriceListImports } from '@lectern/contracts/buying/vendors/list-price-list-imports';
import { putVendor } from '@lectern/contracts/buying/vendors/put-vendor';
import { putVendorKey } from '@lectern/contracts/buying/vendors/put-vendor-key';
import { MOST_VENDORS } from '@lectern/contracts/buying/vendors/vendor';
import type { PurchaseOrderTable } from '../../domains/buying/purchase/tables.ts';
import type { Db } from '../../platform/db/database.ts';
import { newId } from '../../platform/db/ids.ts';
import { insertRows } from '../../platform/db/insert-rows.ts';
import { buildPatron, buildSession } from '../builders.ts';
import { CREATED, TENANT } from '../built-rows.ts';
import { buildItem } from '../catalogue-builders.ts';
import {
  buildBudget,
  buildPurchaseOrder,
  buildVendor,
  buildVendorItem,
  offerPurchase,
  vendorRow,
} from '../purchase-rows.ts';
import { type Provoked, provoked, provokedUpload } from './provoked.ts';
import type { RefusingLibrary } from './refusing-library.ts';
import { patronGone } from './ways.ts';

const NONE = { id: 'nothing' };
const NO_ORDER = { orderId: 'nothing' };
const SOME_ITEMS = { itemIds: ['nothing'] };
const BUDGET = { code: 'NEW', names: { 'en-US': 'New' }, year: 2026, isOpen: true };
const VENDOR = {
  code: 'new',
  names: { 'en-US': 'New' },
  kind: 'list' as const,
  currency: 'CNY',
  isOn: true,
  freightFirst: 0,
  freightFurther: 0,
  freightFreeFrom: 0,
};
const TERMS = {
  isOn: true,
  minutesHeld: 30,
  daysToConfirm: 14,
  ways: ['pickup' as const],
  itemType: 'nothing',
  text: {},
};
const RULE = {
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
  budgetIds: ['nothing'],
};
const PICKUP = { itemIds: ['nothing'], delivery: 'pickup' as const, placeCode: 'MAIN' };

/** Asks where the library does not offer drive purchase. */
const off =
  <Input>(input: Input) =>
  async ({ deps }: RefusingLibrary): Promise<Input> => {
    await offerPurchase(deps.db, false);
    return input;
  };

/** Asks where it does. */
const on =
  <Input>(input: Input) =>
  async ({ deps }: RefusingLibrary): Promise<Input> => {
    await offerPurchase(deps.db);
    return input;
  };

const gone =
  <Input>(input: Input) =>
  async (library: RefusingLibrary): Promise<Input> => {
    await offerPurchase(library.deps.db);
    return patronGone(input)(library);
  };

/** A reader calls about an order of this kind. */
const withOrder =
  (given: Partial<PurchaseOrderTable>) =>
  async (library: RefusingLibrary): Promise<{ orderId: string }> => {
    const { db } = library.deps;
    await offerPurchase(db);
    const patron = await buildPatron(db);
    library.caller = { token: await buildSession(db, patron) };
    const vendor_id = await buildVendor(db);
    return { orderId: await buildPurchaseOrder(db, { patron_id: patron.id, vendor_id, ...given }) };
  };

/** The same about an order with its money, of a reader whose account is gone. */
async function deliveredToNobody(library: RefusingLibrary): Promise<{ orderId: string }> {
  const { db } = library.deps;
  await offerPurchase(db);
  const gone = { id: newId(), tenant_id: TENANT };
  library.caller = { token: await buildSession(db, gone) };
  const budget_id = await buildBudget(db, { committed: 1000 });
  return {
    orderId: await buildPurchaseOrder(db, { patron_id: gone.id, budget_id, state: 'delivered' }),
  };
}

/** An address of a reader; answers its id. */
async function addressOf(db: Db, patronId: string): Promise<string> {
  const id = newId();
  await db
    .insertInto('address')
    .values({
      id,
      tenant_id: TENANT,
      patron_id: patronId,
      address_type: 'home',
      country: 'CN',
      area_code: '110108',
      details: '颐和园路5号',
      postcode: '100871',
      recipient_name: '林黛玉',
      phone: '13800000000',
      is_default: 1,
      created_at: CREATED,
      updated_at: CREATED,
    })
    .execute();
  return id;
}

const MOVED_ON = withOrder({ state: 'accepted' });

/** How calls about vendors, budgets and drive purchase are refused. */
export const PURCHASE_PROVOKED: readonly Provoked[] = [
  provoked(listBudgetPostings, { BUDGET_NOT_FOUND: () => NONE }),
  provoked(allotToBudget, {
    BUDGET_NOT_FOUND: () => ({ ...NONE, change: 5 }),
    BUDGET_TOO_SMALL: async ({ deps }) => ({ id: await buildBudget(deps.db), change: -5 }),
  }),
  provoked(putBudget, {
    BUDGET_NOT_FOUND: () => ({ ...BUDGET, ...NONE }),
    BUDGET_CODE_TAKEN: async ({ deps }) => {
      await buildBudget(deps.db, { code: 'TAKEN' });
      return { ...BUDGET, code: 'TAKEN' };
    },
    // Last: the budgets stay.
    BUDGET_LIMIT_REACHED: async ({ deps }) => {
      for (let at = 0; at < MOST_BUDGETS; at += 1) await buildBudget(deps.db, { year: 2030 });
      return BUDGET;
    },
  }),
  provoked(listPriceListImports, { VENDOR_NOT_FOUND: () => ({ vendorId: 'nothing' }) }),
  provoked(putVendorKey, {
    VENDOR_NOT_FOUND: () => NONE,
    VENDOR_KEYS_OFF: async (library) => {
      library.keys.areThere = false;
      return { id: await buildVendor(library.deps.db), key: 'a key' };
    },
  }),
  provokedUpload(importPriceList, {
    VENDOR_NOT_FOUND: () => ({
      file: new Blob(['title,price'], { type: 'text/csv' }),
      input: { vendorId: 'nothing' },
    }),
    PRICE_LIST_UNREADABLE: async ({ deps }) => ({
      file: new Blob(['nothing'], { type: 'text/csv' }),
      input: { vendorId: await buildVendor(deps.db) },
    }),
    ONIX_TOO_OLD: async ({ deps }) => ({
      file: new Blob(['<ONIXMessage><Product/></ONIXMessage>'], { type: 'text/xml' }),
      input: { vendorId: await buildVendor(deps.db) },
    }),
    UPLOAD_TOO_LARGE: async ({ deps }) => ({
      file: new Blob([new Uint8Array(importPriceList.maxBytes + 1)], { type: 'text/csv' }),
      input: { vendorId: await buildVendor(deps.db) },
    }),
    UPLOAD_TYPE_REFUSED: async ({ deps }) => ({
      file: new Blob(['x'], { type: 'image/png' }),
      input: { vendorId: await buildVendor(deps.db) },
    }),
  }),
  provoked(putVendor, {
    VENDOR_NOT_FOUND: () => ({ ...VENDOR, ...NONE }),
    VENDOR_CODE_TAKEN: async ({ deps }) => {
      await buildVendor(deps.db, { code: 'taken' });
      return { ...VENDOR, code: 'taken' };
    },
    VENDOR_ASKING_INVALID: () => ({
      ...VENDOR,
      kind: 'http' as const,
      asking: { quote: { method: 'GET' as const, address: 'nowhere', mapping: '$' } },
    }),
    // Last: the vendors stay.
    VENDOR_LIMIT_REACHED: async ({ deps }) => {
      const rows = Array.from({ length: MOST_VENDORS }, () => vendorRow());
      await insertRows(deps.db, 'vendor', rows);
      return VENDOR;
    },
  }),
  provoked(listPurchaseShelves, { PURCHASE_OFF: off({}) }),
  provoked(listPurchaseClasses, { PURCHASE_OFF: off({}) }),
  provoked(getPurchaseClass, {
    PURCHASE_OFF: off({ categoryNo: 'TP' }),
    PURCHASE_CLASS_NOT_FOUND: on({ categoryNo: '??' }),
  }),
  provoked(listPurchaseItems, { PURCHASE_OFF: off({}) }),
  provoked(listItemsOfVendor, { PURCHASE_OFF: off({}) }),
  provoked(searchPurchaseItems, { PURCHASE_OFF: off({}) }),
  provoked(getPurchaseItems, { PURCHASE_OFF: off(SOME_ITEMS) }),
  provoked(getPurchasePrices, { PURCHASE_OFF: off(SOME_ITEMS) }),
  provoked(getPurchaseStocks, { PURCHASE_OFF: off(SOME_ITEMS) }),
  provoked(getPurchaseFreight, { PURCHASE_OFF: off(SOME_ITEMS) }),
  provoked(checkPurchaseReader, { PATRON_NOT_FOUND: gone({}) }),
  provoked(checkPurchaseItem, {
    PURCHASE_OFF: off({ itemId: 'nothing' }),
    VENDOR_ITEM_NOT_FOUND: on({ itemId: 'nothing' }),
    PATRON_NOT_FOUND: async (library) => gone({ itemId: await buildVendorItem(library.deps.db) })(library),
  }),
  provoked(getPurchaseRule, { PURCHASE_OFF: off({}), PATRON_NOT_FOUND: gone({}) }),
  provoked(listCart, { PURCHASE_OFF: off({}) }),
  provoked(addToCart, {
    PURCHASE_OFF: off({ itemId: 'nothing' }),
    VENDOR_ITEM_NOT_FOUND: on({ itemId: 'nothing' }),
    CART_FULL: async (library) => {
      const { db } = library.deps;
      await offerPurchase(db);
      const patron = await buildPatron(db);
      library.caller = { token: await buildSession(db, patron) };
      const lines = Array.from({ length: MOST_IN_CART }, (_, at) => ({
        tenant_id: TENANT,
        patron_id: patron.id,
        item_id: `item-${at}`,
        seen_price: 1,
        seen_currency: 'CNY',
        added_at: CREATED,
      }));
      await insertRows(db, 'purchase_cart', lines);
      return { itemId: await buildVendorItem(db) };
    },
  }),
  provoked(removeFromCart, { PURCHASE_OFF: off(SOME_ITEMS) }),
  provoked(confirmOrder, {
    PURCHASE_OFF: off(PICKUP),
    PURCHASE_WAY_CLOSED: async ({ deps }) => {
      await offerPurchase(deps.db);
      await deps.db.updateTable('purchase_terms').set({ ways: '["pickup"]' }).execute();
      return { ...PICKUP, delivery: 'address' as const };
    },
    PURCHASE_PLACE_UNKNOWN: on({ ...PICKUP, placeCode: 'nowhere' }),
    ADDRESS_NOT_FOUND: on({ ...PICKUP, delivery: 'address' as const, addressId: 'nothing' }),
    PURCHASE_CONSENT_MISSING: async (library) => {
      const { db } = library.deps;
      await offerPurchase(db);
      const patron = await buildPatron(db);
      library.caller = { token: await buildSession(db, patron) };
      const addressId = await addressOf(db, patron.id);
      return { ...PICKUP, delivery: 'address' as const, addressId };
    },
    PATRON_NOT_FOUND: async (library) => {
      const addressId = await addressOf(library.deps.db, 'gone');
      return gone({ ...PICKUP, delivery: 'address' as const, addressId, agrees: true })(library);
    },
  }),
  provoked(listPreOrders, { PURCHASE_OFF: off({}) }),
  provoked(cancelPreOrder, {
    PURCHASE_ORDER_NOT_FOUND: () => NO_ORDER,
    PURCHASE_ORDER_MOVED_ON: MOVED_ON,
  }),
  provoked(createPurchaseOrder, {
    PURCHASE_OFF: off(NO_ORDER),
    PURCHASE_ORDER_NOT_FOUND: on(NO_ORDER),
    PRE_ORDER_OVER: withOrder({ held_until: CREATED }),
    PURCHASE_NOT_ALLOWED: withOrder({ item_id: 'nothing' }),
    PATRON_NOT_FOUND: async (library) => {
      const { db } = library.deps;
      await offerPurchase(db);
      const nobody = { id: newId(), tenant_id: TENANT };
      library.caller = { token: await buildSession(db, nobody) };
      return { orderId: await buildPurchaseOrder(db, { patron_id: nobody.id }) };
    },
  }),
  provoked(getLogistics, { PURCHASE_ORDER_NOT_FOUND: () => NO_ORDER }),
  provoked(cancelPurchaseOrder, {
    PURCHASE_ORDER_NOT_FOUND: () => NO_ORDER,
    PURCHASE_ORDER_MOVED_ON: MOVED_ON,
    PURCHASE_NOT_CANCELLED: withOrder({ state: 'confirmed' }),
  }),
  provoked(confirmReceipt, {
    PURCHASE_OFF: (library) => {
      library.patrons.deskIsElsewhere = true;
      return NO_ORDER;
    },
    PURCHASE_ORDER_NOT_FOUND: () => NO_ORDER,
    PURCHASE_ORDER_MOVED_ON: MOVED_ON,
    PATRON_NOT_FOUND: deliveredToNobody,
  }),
  provoked(addLoanOfOrder, {
    PURCHASE_OFF: (library) => {
      library.patrons.deskIsElsewhere = true;
      return NO_ORDER;
    },
    PURCHASE_ORDER_NOT_FOUND: () => NO_ORDER,
    PURCHASE_ORDER_MOVED_ON: MOVED_ON,
    PATRON_NOT_FOUND: deliveredToNobody,
  }),
  provoked(putPurchaseTerms, { ITEM_TYPE_UNKNOWN: () => TERMS }),
  provoked(putPurchaseRule, { BUDGET_NOT_FOUND: () => RULE }),
  provoked(movePurchase, {
    PURCHASE_ORDER_NOT_FOUND: () => ({ ...NO_ORDER, to: 'shipped' as const }),
    PURCHASE_ORDER_MOVED_ON: async ({ deps }) => ({
      orderId: await buildPurchaseOrder(deps.db, { state: 'accepted' }),
      to: 'shipped' as const,
    }),
  }),
  provoked(acceptPurchasedCopy, {
    PURCHASE_ORDER_NOT_FOUND: () => ({ ...NO_ORDER, barcode: 'P-1' }),
    PURCHASE_ORDER_MOVED_ON: async ({ deps }) => ({
      orderId: await buildPurchaseOrder(deps.db),
      barcode: 'P-1',
    }),
    PURCHASE_LOCATION_UNKNOWN: () => ({ ...NO_ORDER, barcode: 'P-1', locationCode: 'nowhere' }),
    PURCHASE_BARCODE_TAKEN: async ({ deps }) => {
      const other = await buildItem(deps.db);
      const copy = await buildItem(deps.db);
      const orderId = await buildPurchaseOrder(deps.db, {
        state: 'returned',
        copy_id: copy.id,
        bib_id: copy.bib_id,
      });
      return { orderId, barcode: other.barcode };
    },
  }),
];
