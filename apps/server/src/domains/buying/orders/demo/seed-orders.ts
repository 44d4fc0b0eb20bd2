import type { OrderLineState } from '@lectern/contracts/buying/orders/order-line';
import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { demoPurchase } from '@lectern/demo/purchase/demo-purchase';
import { addDays } from '../../../../platform/clock.ts';
import { newId } from '../../../../platform/db/ids.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import type { DemoSeed } from '../../../../platform/demo-seed.ts';
import { readBudgets } from '../../budgets/read-budgets.ts';
import { pageOfItems } from '../../vendors/known-items.ts';
import type { VendorItemTable } from '../../vendors/tables.ts';
import { enterInvoice, type NewInvoice } from '../invoices/enter-invoice.ts';
import { sharesOf } from '../lines/line-parts.ts';
import { newLine } from '../lines/new-line.ts';
import type { Booking } from '../money/book-share.ts';
import { takeMoney } from '../money/commit-line.ts';
import { costOfCopies, RATE_OF_ONE } from '../money/line-cost.ts';
import { referenceOf } from '../order-file.ts';
import { insertBuyingOrder, nextOrderNumber } from '../store/buying-order-store.ts';
import { changeLine, type WholeLine, writeLine } from '../store/line-store.ts';
import { writeVendorTerms } from '../store/order-terms-store.ts';

/** Lines of the order that is on its way: what its vendor said, how many came, and in how many days they are expected. */
const ON_THEIR_WAY: readonly {
  readonly state: OrderLineState;
  readonly quantity: number;
  readonly received: number;
  readonly inDays: number;
}[] = [
  { state: 'shipped', quantity: 2, received: 0, inDays: 3 },
  { state: 'confirmed', quantity: 1, received: 0, inDays: 12 },
  { state: 'backordered', quantity: 1, received: 0, inDays: 60 },
  { state: 'confirmed', quantity: 3, received: 1, inDays: -9 },
  { state: 'confirmed', quantity: 1, received: 0, inDays: -4 },
];
const IN_BASKET = 4;

/** An order on its way with one late title, titles in the basket, an invoice that is booked and one that is held. */
export const orderSeed: DemoSeed = {
  tables: [
    'vendor_terms',
    'buying_order',
    'order_line',
    'order_copies',
    'order_share',
    'vendor_invoice',
    'vendor_invoice_line',
  ],
  async load({ db, clock }, { demo, tenantId }) {
    const given = demoPurchase(demo);
    if (!given) return;
    const now = clock.now().toISOString();
    const budget = (await readBudgets(db, tenantId, 'en-US')).find(
      ({ code }) => code === given.ownBudget.code,
    );
    const place = { offset: 40, limit: ON_THEIR_WAY.length + IN_BASKET };
    const { items } = await pageOfItems(db, tenantId, { sort: 'newest' }, place);
    const library = await db
      .selectFrom('library')
      .select('code')
      .where('tenant_id', '=', tenantId)
      .orderBy('position')
      .executeTakeFirst();
    const [first] = items;
    if (!budget || !first || !library) return;
    const vendorId = first.vendor_id;
    await inTransaction(db, async (tx) => {
      const booking = { tx, tenantId, now };
      const terms = { number: '6901234000009', list: '14', way: 'edifact', discount: 1500, tax: 0 } as const;
      await writeVendorTerms(tx, {
        vendor_id: vendorId,
        tenant_id: tenantId,
        ...terms,
        delivery_days: 21,
        updated_at: now,
      });
      const lineOf = async (item: VendorItemTable, quantity: number) => {
        const whole = wholeLine(item, {
          tenantId,
          now,
          quantity,
          budgetId: budget.id,
          library: library.code,
        });
        await writeLine(tx, whole);
        return whole;
      };
      const ordered: WholeLine[] = [];
      for (const [at, { quantity }] of ON_THEIR_WAY.entries())
        if (items[at]) ordered.push(await lineOf(items[at], quantity));
      for (const item of items.slice(ON_THEIR_WAY.length)) await lineOf(item, 1);
      const lines = await orderLines(booking, ordered, { vendorId, currency: budget.currency });
      const [shipped, confirmed] = lines;
      if (!shipped || !confirmed) return;
      await bill(booking, shipped, { number: '26-10417', copies: 1, dearer: 0 });
      await bill(booking, confirmed, { number: '26-10422', copies: 1, dearer: 1200 });
    });
  },
};

function wholeLine(
  item: VendorItemTable,
  {
    tenantId,
    now,
    quantity,
    budgetId,
    library,
  }: {
    readonly tenantId: string;
    readonly now: string;
    readonly quantity: number;
    readonly budgetId: string;
    readonly library: string;
  },
): WholeLine {
  const facts = {
    vendor_id: item.vendor_id,
    vendor_number: item.number,
    wish_id: '',
    record_id: '',
    note: '',
  };
  const line = newLine(
    tenantId,
    {
      ...facts,
      title: item.title,
      author: item.author,
      publisher: item.publisher,
      publish_year: String(item.year),
      isbn: item.isbn,
      price: item.price,
      currency: item.currency,
      discount: 1500,
      tax: 0,
      quantity,
    },
    { addedBy: '', now },
  );
  const copies = [
    {
      line_id: line.id,
      library_code: library,
      location_code: '',
      tenant_id: tenantId,
      item_type: 'book',
      quantity,
      received: 0,
    },
  ];
  return { line, copies, shares: sharesOf(line, [{ budgetId, parts: 1 }]) };
}

/** Orders lines as they were ordered three weeks ago, with the money that they commit. */
async function orderLines(
  booking: Booking,
  lines: readonly WholeLine[],
  { vendorId, currency }: { readonly vendorId: string; readonly currency: string },
): Promise<WholeLine['line'][]> {
  const { tx, tenantId, now } = booking;
  const today = now.slice(0, 10);
  const placedAt = `${addDays(today, -21)}T02:00:00.000Z`;
  const order = {
    id: newId(),
    tenant_id: tenantId,
    number: await nextOrderNumber(tx, tenantId, today.slice(0, 4)),
    state: 'sent' as const,
    vendor_id: vendorId,
    amount: lines.reduce((sum, { line }) => sum + costOfCopies(line, line.quantity), 0),
    currency,
    note: '',
    way: 'text' as const,
    interchange: '',
    file: '',
    placed_by: '',
    placed_at: placedAt,
    decided_by: '',
    decided_at: '',
    sent_by: '',
    sent_at: placedAt,
  };
  await insertBuyingOrder(tx, order);
  const ordered: WholeLine['line'][] = [];
  for (const [at, { line, shares }] of lines.entries()) {
    const { state = 'sent', received = 0, inDays = 0 } = ON_THEIR_WAY[at] ?? {};
    const change = {
      order_id: order.id,
      order_number: order.number,
      position: at + 1,
      state,
      rate: RATE_OF_ONE,
      rate_day: placedAt.slice(0, 10),
      words: `${line.words} ${order.number.toLowerCase()}`,
      received,
      shipped: state === 'shipped' ? line.quantity : 0,
      expected_on: addDays(today, inDays),
      vendor_note: state === 'backordered' ? 'OB' : '',
      placed_at: placedAt,
    };
    const placed = { ...line, ...change };
    await changeLine(tx, tenantId, line.id, change);
    if (received > 0)
      await tx
        .updateTable('order_copies')
        .set({ received })
        .where('tenant_id', '=', tenantId)
        .where('line_id', '=', line.id)
        .execute();
    const amount = costOfCopies(line, line.quantity);
    const refused = await takeMoney(booking, placed, shares, { amount, commits: true });
    if (isRefusal(refused)) throw new Error(`the budget of the demo is too small: ${refused.code}`);
    ordered.push(placed);
  }
  return ordered;
}

/** Enters an invoice about copies of a line, so much dearer than ordered: minor units. */
async function bill(
  booking: Booking,
  line: WholeLine['line'],
  { number, copies, dearer }: { readonly number: string; readonly copies: number; readonly dearer: number },
): Promise<void> {
  const amount = costOfCopies(line, copies) + dearer;
  const invoice: NewInvoice = {
    vendorId: line.vendor_id,
    number,
    invoicedOn: booking.now.slice(0, 10),
    currency: line.currency,
    homeCurrency: line.currency,
    freight: 0,
    total: amount,
    lines: [
      {
        line_id: line.id,
        reference: referenceOf(line),
        title: line.title,
        quantity: copies,
        amount,
        tax: 0,
        freight: 0,
      },
    ],
    note: '',
    isFromVendor: 1,
    staffId: '',
  };
  const entered = await enterInvoice(booking, invoice);
  if (isRefusal(entered)) throw new Error(`an invoice of the demo was refused: ${entered.code}`);
}
