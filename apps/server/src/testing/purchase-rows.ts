import type { BudgetTable } from '../domains/buying/budgets/tables.ts';
import { writeRule, writeTerms } from '../domains/buying/purchase/store/terms-store.ts';
import type { PurchaseOrderTable } from '../domains/buying/purchase/tables.ts';
import { putItems } from '../domains/buying/vendors/store/import-store.ts';
import type { VendorItemTable, VendorTable } from '../domains/buying/vendors/tables.ts';
import { CLC } from '../domains/collection/vocabulary/classes/clc/clc-scheme.ts';
import type { Db } from '../platform/db/database.ts';
import { newId } from '../platform/db/ids.ts';
import { inTransaction } from '../platform/db/in-transaction.ts';
import { CREATED, next, TENANT } from './built-rows.ts';

const NEVER = '2036-01-01T00:00:00.000Z';

/** A row of a vendor of tenant `alpha` that sells to readers by its list. */
export function vendorRow(given: Partial<VendorTable> = {}): VendorTable {
  const id = given.id ?? newId();
  return {
    id,
    tenant_id: TENANT,
    code: next('vendor'),
    names: JSON.stringify({ 'en-US': 'A vendor' }),
    kind: 'list',
    currency: 'CNY',
    is_on: 1,
    freight_first: 0,
    freight_further: 0,
    freight_free_from: 0,
    key_place: 'none',
    key_name: '',
    asking: '{}',
    created_at: CREATED,
    updated_at: CREATED,
    ...given,
  };
}

export async function buildVendor(db: Db, given: Partial<VendorTable> = {}): Promise<string> {
  const row = vendorRow(given);
  await db.insertInto('vendor').values(row).execute();
  return row.id;
}

/** A title of a vendor, with its words and classes; answers its id. */
export async function buildVendorItem(db: Db, given: Partial<VendorItemTable> = {}): Promise<string> {
  const number = next('N');
  const row: VendorItemTable = {
    id: newId(),
    tenant_id: TENANT,
    vendor_id: given.vendor_id ?? (await buildVendor(db, { tenant_id: given.tenant_id ?? TENANT })),
    number,
    isbn: '',
    title: `Title ${number}`,
    author: '',
    publisher: '',
    year: 2025,
    language: 'eng',
    class_no: 'TP312',
    kind: 'book',
    volumes: 1,
    summary: '',
    price: 1000,
    currency: 'CNY',
    stock: 5,
    asked_at: CREATED,
    ordered_count: 0,
    is_sold: 1,
    import_id: '',
    listed_at: CREATED,
    ...given,
  };
  await inTransaction(db, (tx) => putItems(tx, [row], CLC));
  return row.id;
}

/** A budget without money; answers its id. */
export async function buildBudget(db: Db, given: Partial<BudgetTable> = {}): Promise<string> {
  const row: BudgetTable = {
    id: newId(),
    tenant_id: TENANT,
    code: next('budget'),
    names: JSON.stringify({ 'en-US': 'A budget' }),
    year: 2026,
    currency: 'CNY',
    is_open: 1,
    free: 0,
    reserved: 0,
    committed: 0,
    spent: 0,
    created_at: CREATED,
    updated_at: CREATED,
    ...given,
  };
  await db.insertInto('budget').values(row).execute();
  return row.id;
}

/** Lets the readers of a library order, without limits; or no more. */
export async function offerPurchase(db: Db, isOn = true, tenantId = TENANT): Promise<void> {
  await inTransaction(db, async (tx) => {
    await writeTerms(
      tx,
      tenantId,
      { isOn, minutesHeld: 30, daysToConfirm: 14, ways: ['pickup', 'address'], itemType: 'book', text: {} },
      CREATED,
    );
    const rule = {
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
    await writeRule(tx, tenantId, rule, CREATED);
  });
}

/** An order as it is, without the money of its way; answers its id. */
export async function buildPurchaseOrder(db: Db, given: Partial<PurchaseOrderTable> = {}): Promise<string> {
  const row: PurchaseOrderTable = {
    id: newId(),
    tenant_id: TENANT,
    order_number: next('P'),
    patron_id: '',
    vendor_id: '',
    item_id: '',
    vendor_number: '',
    open_title: null,
    isbn: '',
    title: 'A title',
    author: '',
    publisher: '',
    year: 2025,
    language: 'eng',
    price: 1000,
    freight: 0,
    currency: 'CNY',
    budget_id: '',
    state: 'held',
    delivery: 'pickup',
    place_code: 'MAIN',
    recipient: '',
    phone: '',
    address: '',
    created_at: CREATED,
    state_since: CREATED,
    held_until: NEVER,
    next_look_at: '',
    looks: 0,
    carrier: '',
    parcel_number: '',
    bib_id: '',
    copy_id: '',
    loan_id: '',
    ...given,
  };
  await db.insertInto('purchase_order').values(row).execute();
  return row.id;
}
