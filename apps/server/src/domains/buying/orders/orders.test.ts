import { allotToBudget } from '@lectern/contracts/buying/budgets/allot-to-budget';
import { putBudget } from '@lectern/contracts/buying/budgets/put-budget';
import { cancelOrderLines } from '@lectern/contracts/buying/orders/cancel-order-lines';
import { claimOrderLines } from '@lectern/contracts/buying/orders/claim-order-lines';
import { decideInvoice } from '@lectern/contracts/buying/orders/decide-invoice';
import { decideOrder } from '@lectern/contracts/buying/orders/decide-order';
import { exportOrderLines } from '@lectern/contracts/buying/orders/export-order-lines';
import { findExpected } from '@lectern/contracts/buying/orders/find-expected';
import { getInvoiceChoices } from '@lectern/contracts/buying/orders/get-invoice-choices';
import { getOrderChoices } from '@lectern/contracts/buying/orders/get-order-choices';
import { getOrderFile } from '@lectern/contracts/buying/orders/get-order-file';
import { importVendorMessages } from '@lectern/contracts/buying/orders/import-vendor-messages';
import { listBuyingOrders } from '@lectern/contracts/buying/orders/list-buying-orders';
import { listInvoices } from '@lectern/contracts/buying/orders/list-invoices';
import { listOrderLines } from '@lectern/contracts/buying/orders/list-order-lines';
import { listVendorMessages } from '@lectern/contracts/buying/orders/list-vendor-messages';
import type { OrderLineList, OrderLineView } from '@lectern/contracts/buying/orders/order-line';
import { placeOrder } from '@lectern/contracts/buying/orders/place-order';
import { putDayRate } from '@lectern/contracts/buying/orders/put-day-rate';
import { putInvoice } from '@lectern/contracts/buying/orders/put-invoice';
import { putOrderTerms } from '@lectern/contracts/buying/orders/put-order-terms';
import { receiveOrderLine } from '@lectern/contracts/buying/orders/receive-order-line';
import { removeBasketLines } from '@lectern/contracts/buying/orders/remove-basket-lines';
import { rollOverBudgets } from '@lectern/contracts/buying/orders/roll-over-budgets';
import { sendBuyingOrder } from '@lectern/contracts/buying/orders/send-buying-order';
import { decideSuggestions } from '@lectern/contracts/buying/recommendations/decide-suggestions';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readOrder } from '../../../platform/edifact/book-trade/read-order.ts';
import { readInterchange } from '../../../platform/edifact/read-interchange.ts';
import { buildPatron } from '../../../testing/builders.ts';
import { TENANT } from '../../../testing/built-rows.ts';
import { createOrderWorld, type OrderWorld } from '../../../testing/order-world.ts';
import { describeOnBothDatabases } from '../../../testing/test-database.ts';
import { buildWish, buildWishReader } from '../../../testing/wish-rows.ts';
import { checkBudgets } from '../budgets/check-budgets.ts';
import { hearAgreedWishes } from './hear-agreed-wishes.ts';

const LIMITLESS = { aloneUpTo: null, tolerance: 500, buyerNumber: '6666666', buyerList: '31B' } as const;
const MAIN_COPY = { libraryCode: 'MAIN', itemType: 'book' };

let interchange = 100;

/** A file of the vendor with one message. */
function fileOf(
  type: string,
  segments: readonly string[],
  { sender = '1697684', reference = '' } = {},
): Blob {
  interchange += 1;
  const number = reference || String(interchange);
  return new Blob(
    [
      `UNB+UNOC:3+${sender}:31B+6666666:31B+260302:0800+${number}'UNH+1+${type}:D:96A:UN'`,
      ...segments.map((one) => `${one}'`),
      `UNT+${segments.length + 2}+1'UNZ+1+${number}'`,
    ],
    { type: 'text/plain' },
  );
}

describeOnBothDatabases('orders of the library', 'ledger', (kind) => {
  let world: OrderWorld;
  beforeAll(async () => {
    world = await createOrderWorld(kind);
  });
  afterAll(() => world.close());

  const linesOf = async (list: OrderLineList) =>
    (await world.staff.call(listOrderLines, { list, rows: 100 })).lines;
  const lineNow = async (id: string, list: OrderLineList = 'expected') =>
    (await linesOf(list)).find((one) => one.id === id);
  const expectRightLedger = async () => expect(await checkBudgets(world.app.deps.db)).toEqual([]);
  const take = (file: Blob, vendorId = world.vendor) =>
    world.staff.upload(importVendorMessages, { vendorId, fileName: 'vendor.edi' }, file);
  const referenceOf = ({ orderNumber, position }: OrderLineView) => `${orderNumber}/${position}`;

  it('commit money when they are placed, and their file says what was ordered', async () => {
    const before = await world.money();
    const first = await world.line({ copies: [{ ...MAIN_COPY, quantity: 2 }] });
    const second = await world.line({ title: 'Another', isbn: '', discount: 1000, tax: 500, price: 10_000 });
    const order = await world.staff.call(placeOrder, {
      vendorId: world.vendor,
      lineIds: [first.id, second.id],
    });
    // 2 × 30.00, and 100.00 less 10 % with 5 % tax.
    expect(order).toMatchObject({ state: 'placed', amount: 6000 + 9450, lineCount: 2 });
    expect(await world.money()).toMatchObject({
      free: before.free - 15_450,
      committed: before.committed + 15_450,
    });
    await expect(
      world.staff.call(placeOrder, { vendorId: world.vendor, lineIds: [first.id] }),
    ).rejects.toMatchObject({ code: 'ORDER_LINE_MOVED_ON' });
    await world.staff.call(sendBuyingOrder, { id: order.id, way: 'edifact' });
    await expect(world.staff.call(sendBuyingOrder, { id: order.id, way: 'edifact' })).rejects.toMatchObject({
      code: 'BUYING_ORDER_MOVED_ON',
    });
    const file = await world.staff.download(getOrderFile, { id: order.id });
    const [message] = readInterchange(new Uint8Array(await file.arrayBuffer())).messages;
    expect(message && readOrder(message)).toMatchObject({
      number: order.number,
      currency: 'CNY',
      lines: [
        { reference: `${order.number}/1`, numbers: ['9787020002207'], quantity: 2, price: '30.00' },
        { reference: `${order.number}/2`, quantity: 1, price: '100.00' },
      ],
    });
    expect((await lineNow(first.id))?.state).toBe('sent');
    await expectRightLedger();
  });

  it('split a line over budgets to the last minor unit', async () => {
    const [mine, theirs] = [await world.money(), await world.money(world.other)];
    const line = await world.line({
      price: 1001,
      shares: [
        { budgetId: world.budget, parts: 1 },
        { budgetId: world.other, parts: 2 },
      ],
    });
    await world.sent([line]);
    const taken = mine.free - (await world.money()).free;
    expect(taken + theirs.free - (await world.money(world.other)).free).toBe(1001);
    expect([333, 334]).toContain(taken);
  });

  it('wait for a second person above the limit, with their money reserved', async () => {
    await world.staff.call(putOrderTerms, { ...LIMITLESS, aloneUpTo: 5000 });
    const before = await world.money();
    const lines = [await world.line(), await world.line({ title: 'Second' })];
    const place = () =>
      world.staff.call(placeOrder, { vendorId: world.vendor, lineIds: lines.map(({ id }) => id) });
    const order = await place();
    expect(order).toMatchObject({ state: 'waiting', mayApprove: false });
    expect(await world.money()).toMatchObject({
      reserved: before.reserved + 6000,
      committed: before.committed,
    });
    await expect(world.staff.call(decideOrder, { id: order.id, decision: 'approve' })).rejects.toMatchObject({
      code: 'ORDER_NEEDS_SECOND',
    });
    await world.second.call(decideOrder, { id: order.id, decision: 'decline' });
    expect(await world.money()).toEqual(before);
    expect((await lineNow(lines[0]?.id ?? '', 'basket'))?.state).toBe('basket');
    const again = await place();
    expect(await world.second.call(decideOrder, { id: again.id, decision: 'approve' })).toMatchObject({
      state: 'placed',
    });
    expect(await world.money()).toMatchObject({
      reserved: before.reserved,
      committed: before.committed + 6000,
    });
    await expect(world.second.call(decideOrder, { id: again.id, decision: 'approve' })).rejects.toMatchObject(
      { code: 'BUYING_ORDER_MOVED_ON' },
    );
    await world.staff.call(putOrderTerms, LIMITLESS);
    await expectRightLedger();
  });

  it('are not placed as they are not whole, or where a budget has too little; then nothing is taken', async () => {
    const before = await world.money();
    const unpaid = await world.line({ shares: [] });
    await expect(
      world.staff.call(placeOrder, { vendorId: world.vendor, lineIds: [unpaid.id] }),
    ).rejects.toMatchObject({ code: 'ORDER_LINE_INCOMPLETE' });
    const cheap = await world.line();
    const dear = await world.line({ price: 99_000_000 });
    await expect(
      world.staff.call(placeOrder, { vendorId: world.vendor, lineIds: [cheap.id, dear.id] }),
    ).rejects.toMatchObject({ code: 'BUDGET_TOO_SMALL' });
    expect(await world.money()).toEqual(before);
    expect((await lineNow(cheap.id, 'basket'))?.state).toBe('basket');
    const ids = [unpaid.id, cheap.id, dear.id];
    expect((await world.staff.call(removeBasketLines, { ids })).removed).toHaveLength(3);
  });

  it('keep the rate of their day, and an invoice that of its own', async () => {
    const line = await world.line({ vendorId: world.abroad, price: 1000 });
    const place = { vendorId: world.abroad, lineIds: [line.id] };
    await expect(world.staff.call(placeOrder, place)).rejects.toMatchObject({ code: 'ORDER_RATE_MISSING' });
    const today = world.app.clock.now().toISOString().slice(0, 10);
    await world.staff.call(putDayRate, { currency: 'GBP', day: '2020-01-01', rate: 9_000_000 });
    await world.sent([line], world.abroad);
    expect(await lineNow(line.id)).toMatchObject({ rate: 9_000_000, shares: [{ committed: 9000 }] });
    await world.staff.call(putDayRate, { currency: 'GBP', day: today, rate: 9_200_000 });
    const invoice = await world.staff.call(putInvoice, {
      vendorId: world.abroad,
      number: 'GB-1',
      invoicedOn: today,
      currency: 'GBP',
      total: 1000,
      lines: [{ lineId: line.id, quantity: 1, amount: 1000 }],
    });
    expect(invoice).toMatchObject({ state: 'booked', rate: 9_200_000, amountHome: 9200, orderedHome: 9000 });
    await expectRightLedger();
  });

  it('give their money back when a line is cancelled, once', async () => {
    const before = await world.money();
    const line = await world.line({ copies: [{ ...MAIN_COPY, quantity: 3 }] });
    await world.sent([line]);
    await world.staff.call(receiveOrderLine, { id: line.id, copies: [MAIN_COPY] });
    expect(await world.staff.call(cancelOrderLines, { ids: [line.id], reason: 'Too late' })).toEqual({
      cancelled: [line.id],
      passed: [],
    });
    // The copy that came is still to be paid.
    expect(await world.money()).toMatchObject({ committed: before.committed + 3000 });
    expect(await world.staff.call(cancelOrderLines, { ids: [line.id] })).toMatchObject({ cancelled: [] });
    expect(await lineNow(line.id, 'received')).toMatchObject({ quantity: 1, received: 1 });
    await expectRightLedger();
  });

  it('become copies when they are received by their number, in the branches that expect them', async () => {
    const line = await world.line({
      title: 'Scanned at the desk',
      isbn: '9787544253994',
      copies: [
        { ...MAIN_COPY, quantity: 1 },
        { libraryCode: 'SOUTH', itemType: 'book', quantity: 1 },
      ],
    });
    await world.sent([line]);
    const { lines } = await world.staff.call(findExpected, { code: '978-7-5442-5399-4' });
    expect(lines.map(({ id }) => id)).toEqual([line.id]);
    const first = await world.staff.call(receiveOrderLine, {
      id: line.id,
      copies: [{ ...MAIN_COPY, barcode: `${kind}-1` }],
    });
    expect(first).toMatchObject({ barcodes: [`${kind}-1`], line: { received: 1 } });
    await expect(
      world.staff.call(receiveOrderLine, {
        id: line.id,
        copies: [
          { libraryCode: 'SOUTH', itemType: 'book', barcode: `${kind}-2` },
          { libraryCode: 'SOUTH', itemType: 'book' },
        ],
      }),
    ).rejects.toMatchObject({ code: 'ORDER_COUNT_WRONG' });
    await expect(
      world.staff.call(receiveOrderLine, {
        id: line.id,
        copies: [{ libraryCode: 'SOUTH', itemType: 'book', barcode: `${kind}-1` }],
      }),
    ).rejects.toMatchObject({ code: 'BARCODE_TAKEN' });
    const second = await world.staff.call(receiveOrderLine, {
      id: line.id,
      copies: [{ libraryCode: 'SOUTH', itemType: 'book' }],
    });
    expect(second.line).toMatchObject({
      received: 2,
      copies: [
        { libraryCode: 'MAIN', received: 1 },
        { libraryCode: 'SOUTH', received: 1 },
      ],
    });
    const items = await world.app.deps.db
      .selectFrom('item')
      .select(['library_code', 'bib_id'])
      .where('barcode', 'in', [...first.barcodes, ...second.barcodes])
      .execute();
    expect(items.map(({ library_code }) => library_code).sort()).toEqual(['MAIN', 'SOUTH']);
    expect(new Set(items.map(({ bib_id }) => bib_id))).toEqual(new Set([second.line.recordId]));
  });

  it('follow what readers wished, from the decision to the queue', async () => {
    const { db } = world.app.deps;
    const patron = await buildPatron(db);
    const wish = await buildWish(db, { title: 'Wished for', state: 'saved' });
    await buildWishReader(db, { wish_id: wish, patron_id: patron.id, wants_copy: 1, pickup_library: 'MAIN' });
    await world.staff.call(decideSuggestions, { ids: [wish], decision: 'order' });
    await hearAgreedWishes.act?.(world.app.deps, TENANT, [wish]);
    await hearAgreedWishes.act?.(world.app.deps, TENANT, [wish]);
    const found = (await linesOf('basket')).filter(({ wishId }) => wishId === wish);
    expect(found).toHaveLength(1);
    const [line] = found;
    if (!line) throw new Error('the wish is not in the basket');
    const ready = await world.line({ id: line.id, title: line.title });
    await world.sent([ready]);
    const stateOf = async () =>
      (await db.selectFrom('wish').select('state').where('id', '=', wish).executeTakeFirstOrThrow()).state;
    expect(await stateOf()).toBe('ordered');
    const received = await world.staff.call(receiveOrderLine, { id: line.id, copies: [MAIN_COPY] });
    expect(received.reserved).toBe(1);
    expect(await stateOf()).toBe('arrived');
  });

  it('take in what their vendor answers, ships and invoices', async () => {
    const lines = [
      await world.line({ title: 'Comes', isbn: '9787506365437' }),
      await world.line({ title: 'Comes later', isbn: '9787108009821' }),
      await world.line({ title: 'Never comes', isbn: '9787101003048' }),
    ];
    const order = await world.sent(lines);
    const before = await world.money();
    const answered = await take(
      fileOf('ORDRSP', [
        'BGM+231+A1+4',
        `RFF+ON:${order.number}`,
        'CUX+2:CNY:9',
        'LIN+1+5+9787506365437:EN',
        'QTY+21:1',
        'PRI+AAB:31.00',
        `RFF+LI:${order.number}/1`,
        'LIN+2+24+9787108009821:EN',
        'QTY+83:1',
        'DTM+44:20270101:102',
        'FTX+LIN++OB:8B:28',
        'LIN+3+2+9787101003048:EN',
        'FTX+LIN++OP:8B:28',
        `RFF+LI:${order.number}/3`,
        'LIN+4+5+9787999999999:EN',
        'RFF+LI:PO1999-00001/7',
      ]),
    );
    expect(answered.messages).toMatchObject([
      {
        type: 'ORDRSP',
        outcome: 'applied',
        lines: [
          { outcome: 'priceRaised' },
          { outcome: 'backordered' },
          { outcome: 'refused' },
          { outcome: 'unknown', reference: 'PO1999-00001/7' },
        ],
      },
    ]);
    // One yuan more for the first, and nothing for the third.
    expect((await world.money()).committed).toBe(before.committed + 100 - 3000);
    expect(await lineNow(lines[1]?.id ?? '')).toMatchObject({
      state: 'backordered',
      expectedOn: '2027-01-01',
      vendorNote: 'OB',
    });
    const shipped = await take(
      fileOf('DESADV', ['BGM+351+D1+9', 'LIN+1', 'QTY+12:1', `RFF+LI:${order.number}/1`]),
    );
    expect(shipped.messages[0]?.lines).toMatchObject([{ outcome: 'shipped', title: 'Comes' }]);
    const invoice = [
      'BGM+380+INV-1+43',
      'DTM+137:20260302:102',
      'CUX+2:CNY:4',
      'LIN+1++9787506365437:EN',
      'QTY+47:1',
      'MOA+203:31.00',
      `RFF+LI:${order.number}/1`,
      'UNS+S',
      'MOA+9:32.00',
      'ALC+C++++DL',
      'MOA+8:1.00',
    ];
    expect((await take(fileOf('INVOIC', invoice))).messages[0]?.lines).toMatchObject([
      { outcome: 'booked', reference: 'INV-1' },
    ]);
    expect((await take(fileOf('INVOIC', invoice))).messages[0]?.lines).toMatchObject([
      { outcome: 'doubled' },
    ]);
    expect((await world.money()).spent).toBe(before.spent + 3200);
    await expectRightLedger();
  });

  it('name the place of a fault in a file, and take no file twice', async () => {
    const whole = ['BGM+231+A2+4'];
    const broken = new Blob(["UNB+UNOC:3+1697684+B+260302:0800+1'UNH+1+ORDRSP:D:96A:UN'BGM+231'"], {
      type: 'text/plain',
    });
    await expect(take(broken)).rejects.toMatchObject({
      code: 'EDIFACT_INCOMPLETE',
      details: { segment: 3, tag: 'BGM' },
    });
    await expect(take(new Blob(['hello'], { type: 'text/plain' }))).rejects.toMatchObject({
      code: 'EDIFACT_UNREADABLE',
    });
    await expect(take(fileOf('ORDRSP', whole, { sender: '999' }))).rejects.toMatchObject({
      code: 'INTERCHANGE_OF_OTHER',
    });
    await take(fileOf('ORDRSP', whole, { reference: 'once' }));
    await expect(take(fileOf('ORDRSP', whole, { reference: 'once' }))).rejects.toMatchObject({
      code: 'INTERCHANGE_TAKEN',
    });
    const aside = await take(fileOf('APERAK', ['BGM+1']));
    expect(aside.messages).toMatchObject([{ type: 'APERAK', outcome: 'aside' }]);
    const { interchanges } = await world.staff.call(listVendorMessages, { rows: 1 });
    expect(interchanges[0]?.messages).toMatchObject([{ type: 'APERAK', outcome: 'aside' }]);
  });

  it('fill the basket from an offer, with the codes that the library knows', async () => {
    const taken = await take(
      fileOf('QUOTES', [
        'BGM+31C+Q1+9',
        'CUX+2:CNY:12',
        'LIN+1++9781529923766:EN',
        'IMD+L+050+:::Lucky',
        'QTY+1:2',
        'GIR+001+MAIN:LLO+ENG:LFN',
        'GIR+002+NOWHERE:LLO+NONE:LFN',
        'PRI+AAE:22.00',
      ]),
    );
    expect(taken.messages[0]?.lines).toMatchObject([{ outcome: 'added', title: 'Lucky' }]);
    expect((await linesOf('basket')).find(({ title }) => title === 'Lucky')).toMatchObject({
      price: 2200,
      copies: [{ libraryCode: 'MAIN', quantity: 1 }],
      shares: [{ budgetId: world.budget }],
    });
  });

  it('hold an invoice that is dearer than the order allows, until somebody decides', async () => {
    const line = await world.line({ copies: [{ ...MAIN_COPY, quantity: 2 }] });
    await world.sent([line]);
    const before = await world.money();
    const enter = (number: string, amount: number, quantity = 1) =>
      world.staff.call(putInvoice, {
        vendorId: world.vendor,
        number,
        invoicedOn: '2026-03-02',
        currency: 'CNY',
        total: amount,
        lines: [{ lineId: line.id, quantity, amount }],
      });
    const held = await enter('DEAR-1', 5000);
    expect(held).toMatchObject({
      state: 'held',
      reasons: ['overOrder'],
      amountHome: 5000,
      orderedHome: 3000,
    });
    expect(await world.money()).toEqual(before);
    await expect(enter('DEAR-1', 3000)).rejects.toMatchObject({ code: 'INVOICE_NUMBER_TAKEN' });
    expect(await world.staff.call(decideInvoice, { id: held.id, decision: 'book' })).toMatchObject({
      state: 'booked',
    });
    expect(await world.money()).toMatchObject({
      spent: before.spent + 5000,
      committed: before.committed - 3000,
    });
    await expect(world.staff.call(decideInvoice, { id: held.id, decision: 'decline' })).rejects.toMatchObject(
      { code: 'INVOICE_DECIDED' },
    );
    const many = await enter('DEAR-2', 6000, 2);
    expect(many.reasons).toContain('tooMany');
    await expect(world.staff.call(decideInvoice, { id: many.id, decision: 'book' })).rejects.toMatchObject({
      code: 'INVOICE_LINES_OPEN',
    });
    expect(await world.staff.call(decideInvoice, { id: many.id, decision: 'decline' })).toMatchObject({
      state: 'declined',
    });
    const poor = await enter('DEAR-3', 9_000_000);
    expect(poor.reasons).toContain('overBudget');
    await expect(world.staff.call(decideInvoice, { id: poor.id, decision: 'book' })).rejects.toMatchObject({
      code: 'BUDGET_TOO_SMALL',
    });
    const cheaper = await enter('CHEAP-1', 2500);
    expect(cheaper.state).toBe('booked');
    // What was committed and not needed is free again.
    expect((await world.money()).committed).toBe(before.committed - 6000);
    const { states } = await world.staff.call(listInvoices, { state: 'held' });
    expect(states.find(({ state }) => state === 'held')?.count).toBe(1);
    await expectRightLedger();
  });

  it('are late after the days of their vendor, and claims are counted', async () => {
    const line = await world.line({ title: 'Late one' });
    await world.sent([line]);
    expect((await linesOf('late')).some(({ id }) => id === line.id)).toBe(false);
    world.app.clock.advance(31 * 86_400);
    expect((await linesOf('late')).some(({ id }) => id === line.id)).toBe(true);
    const claimed = await world.staff.call(claimOrderLines, { ids: [line.id] });
    expect(claimed.letters[0]?.text).toContain('Late one');
    expect(await lineNow(line.id, 'late')).toMatchObject({ claimed: 1 });
  });

  it('leave as a table, with what is committed and spent', async () => {
    const file = await world.staff.download(exportOrderLines, { format: 'csv', list: 'expected' });
    expect(await file.text()).toContain('Late one');
    expect((await world.staff.call(listBuyingOrders, { state: 'sent' })).total).toBeGreaterThan(0);
    const choices = await world.staff.call(getOrderChoices, {});
    expect(choices).toMatchObject({ currency: 'CNY', makesCopies: true });
    expect(choices.vendors.map(({ id }) => id).sort()).toEqual([world.vendor, world.abroad].sort());
    const { lines } = await world.staff.call(getInvoiceChoices, { vendorId: world.vendor });
    expect(lines.some(({ title }) => title === 'Late one')).toBe(true);
  });

  it('move to the budgets of the next year, after a trial that changes nothing', async () => {
    const year = { fromYear: 2026, toYear: 2027, orders: 'move' } as const;
    await expect(world.staff.call(rollOverBudgets, { ...year, isTrial: true })).rejects.toMatchObject({
      code: 'NEXT_BUDGET_MISSING',
    });
    const next: Record<string, string> = {};
    for (const code of ['ENG', 'SCI']) {
      const { id } = await world.staff.call(putBudget, {
        code,
        names: { 'en-US': code },
        year: 2027,
        isOpen: true,
      });
      await world.staff.call(allotToBudget, { id, change: 100_000 });
      next[code] = id;
    }
    const before = await world.money();
    const trial = await world.staff.call(rollOverBudgets, { ...year, isTrial: true });
    expect(await world.money()).toEqual(before);
    const done = await world.staff.call(rollOverBudgets, { ...year, isTrial: false });
    expect(done.budgets).toEqual(trial.budgets);
    const after = await world.money();
    expect(after).toMatchObject({ committed: 0, reserved: 0, spent: before.spent });
    expect((await world.money(next.ENG)).committed).toBe(before.committed);
    expect(referenceOf((await linesOf('expected'))[0] as OrderLineView)).toMatch(/^PO/);
    await expectRightLedger();
  });
});
