import { demoPatrons } from '@lectern/demo/patrons/demo-patrons';
import { type DemoPurchase, demoPurchase } from '@lectern/demo/purchase/demo-purchase';
import { demoVendorItems } from '@lectern/demo/purchase/demo-vendor-items';
import { later } from '../../../../platform/clock.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import { newId } from '../../../../platform/db/ids.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import type { DemoSeed } from '../../../../platform/demo-seed.ts';
import { bookBudget } from '../../budgets/book-budget.ts';
import { readBudgets } from '../../budgets/read-budgets.ts';
import { pageOfItems } from '../../vendors/known-items.ts';
import type { VendorItemTable } from '../../vendors/tables.ts';
import { moveOrder } from '../orders/move-order.ts';
import { titleKeyOf } from '../rules/read-items.ts';
import { addCartRow } from '../store/cart-store.ts';
import { addStep, insertOrder } from '../store/order-store.ts';
import { writeRule, writeTerms } from '../store/terms-store.ts';
import type { PurchaseOrderTable } from '../tables.ts';

const DAY_SECONDS = 86_400;
const WAY = ['created', 'asking', 'sent', 'confirmed', 'shipped', 'delivered'] as const;

/** Rules, and what the first reader has in the cart and on order. */
export const purchaseSeed: DemoSeed = {
  tables: ['purchase_terms', 'purchase_rule', 'purchase_cart', 'purchase_order', 'purchase_step'],
  async load({ db, clock }, { demo, tenantId }) {
    const given = demoPurchase(demo);
    if (!given) return;
    const now = clock.now();
    const at = now.toISOString();
    const [budget] = await readBudgets(db, tenantId, 'zh-CN');
    const budgetIds = budget ? [budget.id] : [];
    await inTransaction(db, async (tx) => {
      const terms = {
        isOn: true,
        minutesHeld: 30,
        daysToConfirm: 14,
        ways: ['pickup' as const, 'address' as const],
        itemType: 'book',
        text: given.words,
      };
      await writeTerms(tx, tenantId, terms, at);
      const rule = {
        ...given.rule,
        group: '*',
        isOn: true,
        classesLeftOut: [],
        kindsLeftOut: ['textbook' as const, 'exam' as const, 'set' as const],
        languages: [],
        mayBeHeld: false,
        budgetIds,
      };
      await writeRule(tx, tenantId, rule, at);
    });
    const [first] = demoPatrons(demo);
    const reader = await db
      .selectFrom('patron')
      .select(['id', 'library_code'])
      .where('tenant_id', '=', tenantId)
      .where('primary_id', '=', first?.primaryId ?? '')
      .executeTakeFirst();
    if (!reader || !budget) return;
    const titles = demoVendorItems(given.items);
    const itemAt = async (place: number) => {
      const wish = { words: titles[place]?.isbn ?? '', sort: 'newest' as const };
      return (await pageOfItems(db, tenantId, wish, { offset: 0, limit: 1 })).items[0];
    };
    for (const place of given.cart) {
      const item = await itemAt(place);
      if (!item) continue;
      const line = { seen_price: item.price, seen_currency: item.currency, added_at: at };
      await inTransaction(db, (tx) =>
        addCartRow(tx, { tenant_id: tenantId, patron_id: reader.id, item_id: item.id, ...line }),
      );
    }
    for (const wanted of given.orders) {
      const item = await itemAt(wanted.item);
      if (!item) continue;
      const created = later(now, -wanted.daysAgo * DAY_SECONDS);
      const order = orderOf(item, reader, created, budget.id);
      await inTransaction(db, (tx) => lead(tx, order, wanted.state));
    }
  },
};

/** Leads an order along its way, an hour for each step. */
async function lead(
  tx: Tx,
  order: PurchaseOrderTable,
  to: DemoPurchase['orders'][number]['state'],
): Promise<void> {
  const { tenant_id: tenantId, created_at: now } = order;
  await insertOrder(tx, order);
  await bookBudget(
    tx,
    { tenantId, now },
    {
      budgetId: order.budget_id,
      kind: 'reserve',
      amount: order.price + order.freight,
      subject: order.id,
      orderNumber: order.order_number,
    },
  );
  await addStep(tx, { tenantId, orderId: order.id, state: 'held', note: '', at: now });
  const states = to === 'cancelled' ? (['created', 'cancelled'] as const) : WAY.slice(0, WAY.indexOf(to) + 1);
  let at = order;
  for (const [hours, state] of states.entries()) {
    const instant = later(new Date(now), Math.min(hours + 1, 3) * 300);
    const changes = state === 'shipped' ? { carrier: '云台快运', parcel_number: 'YT20260087' } : {};
    at = (await moveOrder(tx, { tenantId, now: instant }, at, state, { changes })) ?? at;
  }
}

function orderOf(
  item: VendorItemTable,
  reader: { readonly id: string; readonly library_code: string },
  created: string,
  budgetId: string,
): PurchaseOrderTable {
  return {
    id: newId(),
    tenant_id: item.tenant_id,
    order_number: `P${created.slice(2, 10).replaceAll('-', '')}${item.number.slice(2)}000`,
    patron_id: reader.id,
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
    price: item.price,
    freight: 800,
    currency: item.currency,
    budget_id: budgetId,
    state: 'held',
    delivery: 'pickup',
    place_code: reader.library_code,
    recipient: '',
    phone: '',
    address: '',
    created_at: created,
    state_since: created,
    held_until: later(new Date(created), 1800),
    next_look_at: '',
    looks: 0,
    carrier: '',
    parcel_number: '',
    bib_id: '',
    copy_id: '',
    loan_id: '',
  };
}
