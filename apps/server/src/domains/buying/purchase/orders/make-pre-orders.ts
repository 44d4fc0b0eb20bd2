import { randomInt } from 'node:crypto';
import type { DeliveryWay } from '@lectern/contracts/buying/purchase/purchase-order';
import type { PurchaseReason } from '@lectern/contracts/buying/purchase/purchase-rule';
import { isRefusal, type Refusal } from '@lectern/contracts/kernel/refusal';
import { later } from '../../../../platform/clock.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import { newId } from '../../../../platform/db/ids.ts';
import { groupBy } from '../../../../platform/group-by.ts';
import type { LocalContext } from '../../../lending/circulation/local-context.ts';
import { bookBudget } from '../../budgets/book-budget.ts';
import { freeOfBudget } from '../../budgets/read-budgets.ts';
import type { Quote } from '../../vendors/asking/vendor-port.ts';
import type { KnownVendor } from '../../vendors/known-vendors.ts';
import type { VendorItemTable } from '../../vendors/tables.ts';
import { freightParts } from '../freight.ts';
import { type JudgedReader, judgeItem } from '../rules/judge-item.ts';
import { judgedItem, readItems, titleKeyOf } from '../rules/read-items.ts';
import { readReader } from '../rules/read-reader.ts';
import { listCartRows, lockBuyer, notePriceSeen, removeCartRows } from '../store/cart-store.ts';
import { addStep, dropOrder, insertOrder } from '../store/order-store.ts';
import type { PurchaseOrderTable } from '../tables.ts';

export interface Delivery {
  readonly delivery: DeliveryWay;
  readonly place_code: string;
  readonly recipient: string;
  readonly phone: string;
  readonly address: string;
}

interface Settling {
  readonly patronId: string;
  readonly items: readonly VendorItemTable[];
  readonly quotes: ReadonlyMap<string, Quote>;
  readonly vendors: ReadonlyMap<string, KnownVendor>;
  readonly delivery: Delivery;
  readonly minutesHeld: number;
  /** Orders at prices that the reader has not seen. */
  readonly takesChanges: boolean;
}

export interface Settled {
  readonly made: PurchaseOrderTable[];
  readonly changed: { readonly item: VendorItemTable; readonly before: number; readonly quote: Quote }[];
  readonly blocked: { readonly item: VendorItemTable; readonly reasons: PurchaseReason[] }[];
}

/**
 * Makes a pre-order of each title of the cart that the rules allow, in the transaction of the caller. The reader is locked first, so that
 * no two settlings use the same quota; then each budget by its row. Titles come in one order, so that no two settlings wait for each other.
 */
export async function makePreOrders(
  tx: Tx,
  context: LocalContext,
  { patronId, items, quotes, vendors, delivery, minutesHeld, takesChanges }: Settling,
): Promise<Settled | Refusal<'PATRON_NOT_FOUND'>> {
  const { tenantId, now, today, policy } = context;
  const buyer = { tenantId, patronId };
  await lockBuyer(tx, buyer);
  const reader = await readReader(tx, context, patronId);
  if (isRefusal(reader)) return reader;
  const cart = new Map((await listCartRows(tx, buyer)).map((row) => [row.item_id, row.seen_price]));
  const wanted = items
    .filter(({ id }) => cart.has(id))
    .sort((one, other) => (titleKeyOf(one) < titleKeyOf(other) ? -1 : 1));
  const known = await readItems(tx, tenantId, wanted);
  const freight = freightOf(wanted, quotes, vendors);
  const settled: Settled = { made: [], changed: [], blocked: [] };
  const terms = { currency: policy.currency, year: Number(today.slice(0, 4)) };
  let used: JudgedReader = reader;
  for (const item of wanted) {
    const quote = quotes.get(item.id) ?? { price: item.price, stock: item.stock, askedAt: item.asked_at };
    const before = cart.get(item.id) ?? quote.price;
    if (before !== quote.price) {
      settled.changed.push({ item, before, quote });
      await notePriceSeen(tx, buyer, item.id, quote.price);
      if (!takesChanges) continue;
    }
    const isSold = item.is_sold === 1 && vendors.get(item.vendor_id)?.isOn === true;
    const said = { ...quote, freight: freight.get(item.id) ?? 0, isSold };
    const reasons = judgeItem(used, judgedItem(item, known, said), terms);
    const order = newOrder({ tenantId, patronId, now, minutesHeld }, item, { ...said, ...delivery });
    const made = reasons.length > 0 ? reasons : await reserve(tx, context, order, used.rule?.budgetIds ?? []);
    if (Array.isArray(made)) {
      settled.blocked.push({ item, reasons: made });
      continue;
    }
    settled.made.push(made);
    used = {
      ...used,
      booksThisMonth: used.booksThisMonth + 1,
      moneyThisYear: used.moneyThisYear + made.price + made.freight,
    };
  }
  await removeCartRows(
    tx,
    buyer,
    settled.made.map(({ item_id }) => item_id),
  );
  return settled;
}

/** The freight of each title: those of one vendor are one delivery. */
export function freightOf(
  items: readonly VendorItemTable[],
  quotes: ReadonlyMap<string, Quote>,
  vendors: ReadonlyMap<string, KnownVendor>,
): ReadonlyMap<string, number> {
  const freight = new Map<string, number>();
  for (const [vendorId, ofVendor] of groupBy(items, ({ vendor_id }) => vendor_id)) {
    const rule = vendors.get(vendorId)?.freight ?? { first: 0, further: 0, freeFrom: 0 };
    const parts = freightParts(
      rule,
      ofVendor.map((item) => quotes.get(item.id)?.price ?? item.price),
    );
    for (const [at, { id }] of ofVendor.entries()) freight.set(id, parts[at] ?? 0);
  }
  return freight;
}

/** Adds the order and reserves its money in the first budget that has enough; otherwise there is no order, and the reason is answered. */
async function reserve(
  tx: Tx,
  { tenantId, now }: LocalContext,
  order: PurchaseOrderTable,
  budgetIds: readonly string[],
): Promise<PurchaseOrderTable | PurchaseReason[]> {
  if (!(await insertOrder(tx, order))) return ['onOrder'];
  const amount = order.price + order.freight;
  for (const budgetId of budgetIds) {
    const budget = await freeOfBudget(tx, tenantId, budgetId);
    if (budget?.currency !== order.currency) continue;
    const refused = await bookBudget(
      tx,
      { tenantId, now },
      { budgetId, kind: 'reserve', amount, subject: order.id, orderNumber: order.order_number },
    );
    if (isRefusal(refused)) continue;
    await tx
      .updateTable('purchase_order')
      .set({ budget_id: budgetId })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', order.id)
      .execute();
    await addStep(tx, { tenantId, orderId: order.id, state: 'held', note: '', at: now });
    return { ...order, budget_id: budgetId };
  }
  await dropOrder(tx, tenantId, order.id);
  return ['noBudget'];
}

function newOrder(
  {
    tenantId,
    patronId,
    now,
    minutesHeld,
  }: {
    readonly tenantId: string;
    readonly patronId: string;
    readonly now: string;
    readonly minutesHeld: number;
  },
  item: VendorItemTable,
  {
    price,
    freight,
    delivery,
    place_code,
    recipient,
    phone,
    address,
  }: Delivery & {
    readonly price: number;
    readonly freight: number;
  },
): PurchaseOrderTable {
  return {
    id: newId(),
    tenant_id: tenantId,
    order_number: `P${now.slice(2, 10).replaceAll('-', '')}${String(randomInt(10 ** 9)).padStart(9, '0')}`,
    patron_id: patronId,
    vendor_id: item.vendor_id,
    item_id: item.id,
    vendor_number: item.number,
    open_title: titleKeyOf(item),
    isbn: item.isbn,
    title: item.title,
    author: item.author,
    publisher: item.publisher,
    year: item.year,
    language: item.language,
    price,
    freight,
    currency: item.currency,
    budget_id: '',
    state: 'held',
    delivery,
    place_code,
    recipient,
    phone,
    address,
    created_at: now,
    state_since: now,
    held_until: later(new Date(now), minutesHeld * 60),
    next_look_at: '',
    looks: 0,
    carrier: '',
    parcel_number: '',
    bib_id: '',
    copy_id: '',
    loan_id: '',
  };
}
