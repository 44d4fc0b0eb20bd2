// @vitest-environment happy-dom
import { findExpected } from '@lectern/contracts/buying/orders/find-expected';
import { getOrderChoices } from '@lectern/contracts/buying/orders/get-order-choices';
import { invoice } from '@lectern/contracts/buying/orders/invoice';
import { listBuyingOrders } from '@lectern/contracts/buying/orders/list-buying-orders';
import { listInvoices } from '@lectern/contracts/buying/orders/list-invoices';
import { listOrderLines } from '@lectern/contracts/buying/orders/list-order-lines';
import { orderLine } from '@lectern/contracts/buying/orders/order-line';
import { placeOrder } from '@lectern/contracts/buying/orders/place-order';
import { receiveOrderLine } from '@lectern/contracts/buying/orders/receive-order-line';
import { screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CallerContext } from '../../../lib/caller.ts';
import { staffCaller } from '../../../lib/staff/staff-caller.ts';
import { forgetStaffSession, keepStaffSession } from '../../../lib/staff/staff-session.ts';
import { type Staff, StaffContext } from '../../../lib/staff/use-staff.ts';
import { draw, inEnglish } from '../../../testing/draw.tsx';
import { answers, libraryServer } from '../../../testing/library-server.ts';
import { sampleOf } from '../../../testing/sample-of.ts';
import InvoicesPage from './staff/invoices-page.tsx';
import OrdersPage from './staff/orders-page.tsx';
import ReceivingPage from './staff/receiving-page.tsx';

const STAFF: Staff = {
  name: 'Zhang',
  account: 'zhang',
  permissions: ['acquisitions.order', 'acquisitions.invoices'],
  desk: { libraryCode: 'EAST', libraryName: 'East Library', name: '' },
  idleMinutes: 10,
  hasCode: false,
};

const TERMS = {
  vendorId: 'v1',
  number: '',
  list: '14' as const,
  way: 'text' as const,
  discount: 0,
  tax: 0,
  deliveryDays: 30,
};
const CHOICES = {
  ...sampleOf(getOrderChoices.output),
  currency: 'CNY',
  vendors: [{ id: 'v1', name: 'Cloud Terrace Books', currency: 'CNY', isOn: true, terms: TERMS }],
  budgets: [{ id: 'b1', name: 'Books', year: 2026, currency: 'CNY', isOpen: true, free: 100_000 }],
  libraries: [{ code: 'EAST', name: 'East Library' }],
  locations: [],
  itemTypes: [{ code: 'book', name: 'Book' }],
  rates: [],
  terms: { aloneUpTo: 50_000, tolerance: 500, buyerNumber: '', buyerList: '14' as const },
  makesCopies: true,
};
const LINE = {
  ...sampleOf(orderLine),
  id: 'l1',
  state: 'basket' as const,
  title: 'Beautiful Type',
  vendorId: 'v1',
  currency: 'CNY',
  budgetCurrency: 'CNY',
  quantity: 2,
  received: 0,
  isbn: '9787302511854',
  expectedOn: '',
  rateDay: '',
  copies: [
    {
      libraryCode: 'EAST',
      libraryName: 'East Library',
      locationCode: '',
      itemType: 'book',
      quantity: 2,
      received: 0,
    },
  ],
};
const ORDER = {
  id: 'o1',
  number: 'PO2026-00001',
  state: 'waiting' as const,
  vendorId: 'v1',
  vendorName: 'Cloud Terrace Books',
  amount: 60_000,
  currency: 'CNY',
  lineCount: 1,
  note: '',
  way: '' as const,
  placedBy: 'Zhang',
  placedAt: '2026-03-02T08:00:00.000Z',
  decidedBy: '',
  sentAt: '',
  mayApprove: false,
};

describe('the pages of the library’s own orders', () => {
  const server = libraryServer();
  inEnglish();
  beforeEach(() => {
    keepStaffSession({ header: 'x-lectern-session', token: 't', account: 'zhang', name: 'Zhang' });
    server.use(answers(getOrderChoices, CHOICES));
  });
  afterEach(() => forgetStaffSession());

  const show = (page: ReactNode, at: string) =>
    draw(
      <CallerContext value={staffCaller}>
        <StaffContext value={STAFF}>{page}</StaffContext>
      </CallerContext>,
      { at },
    );

  it('orders marked titles, and says that somebody else must approve', async () => {
    const sent: unknown[] = [];
    server.use(
      answers(listOrderLines, { total: 1, lines: [LINE], lists: [{ list: 'basket', count: 1 }] }),
      answers(listBuyingOrders, { total: 0, orders: [] }),
      answers(placeOrder, (input) => {
        sent.push(input);
        return ORDER;
      }),
    );
    const { user } = show(<OrdersPage />, '/acquisitions');
    await user.click(await screen.findByLabelText('Beautiful Type'));
    // Who orders does not set the own limit.
    expect(screen.queryByRole('button', { name: 'Settings' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Order' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/Above ¥500\.00/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Order' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toEqual([{ vendorId: 'v1', lineIds: ['l1'], note: '' }]);
  });

  it('lets nobody approve an own order', async () => {
    server.use(
      answers(listOrderLines, { total: 0, lines: [], lists: [] }),
      answers(listBuyingOrders, { total: 1, orders: [ORDER] }),
    );
    show(<OrdersPage />, '/acquisitions?list=orders');
    expect(await screen.findByText('Somebody else must approve it')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Approve/ })).toBeNull();
    expect(screen.getByRole('button', { name: /^Take back/ })).toBeTruthy();
  });

  it('opens the only title that a scan finds, and receives its copies with their barcodes', async () => {
    const sent: unknown[] = [];
    const expected = { ...LINE, state: 'sent' as const };
    server.use(
      answers(findExpected, { lines: [expected] }),
      answers(receiveOrderLine, (input) => {
        sent.push(input);
        return { line: expected, barcodes: ['B-1', 'B-2'], reserved: 0 };
      }),
    );
    const { user } = show(<ReceivingPage />, '/receiving');
    await user.type(await screen.findByLabelText('ISBN, order or title'), '9787302511854{Enter}');
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Barcodes'), 'B-1 B-2');
    await user.click(dialog.getByRole('button', { name: 'Receive' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const copy = { libraryCode: 'EAST', locationCode: '', itemType: 'book', callNumber: '' };
    expect(sent).toEqual([
      {
        id: 'l1',
        copies: [
          { ...copy, barcode: 'B-1' },
          { ...copy, barcode: 'B-2' },
        ],
      },
    ]);
  });

  it('says why an invoice waits, and by how much it differs', async () => {
    const held = {
      ...sampleOf(invoice),
      number: '26-10422',
      state: 'held' as const,
      reasons: ['overOrder' as const],
      currency: 'CNY',
      homeCurrency: 'CNY',
      invoicedOn: '2026-03-02',
      rateDay: '2026-03-02',
      amountHome: 6000,
      orderedHome: 4800,
      lines: [],
    };
    server.use(answers(listInvoices, { total: 1, invoices: [held], states: [{ state: 'held', count: 1 }] }));
    show(<InvoicesPage />, '/invoices');
    expect(await screen.findByText('Dearer than ordered')).toBeTruthy();
    expect(screen.getByText('Invoice ¥60.00, committed ¥48.00, difference ¥12.00')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Decide 26-10422' })).toBeTruthy();
  });
});
