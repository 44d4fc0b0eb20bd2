// @vitest-environment happy-dom
import { checkPurchaseItem } from '@lectern/contracts/buying/purchase/check-item';
import { checkPurchaseReader } from '@lectern/contracts/buying/purchase/check-reader';
import { confirmOrder } from '@lectern/contracts/buying/purchase/confirm-order';
import { confirmReceipt } from '@lectern/contracts/buying/purchase/confirm-receipt';
import { createPurchaseOrder } from '@lectern/contracts/buying/purchase/create-order';
import { getPurchaseFreight } from '@lectern/contracts/buying/purchase/get-freight';
import { getPurchaseItems } from '@lectern/contracts/buying/purchase/get-items';
import { getLogistics } from '@lectern/contracts/buying/purchase/get-logistics';
import { getPurchaseParameters } from '@lectern/contracts/buying/purchase/get-parameters';
import { getPurchasePrices } from '@lectern/contracts/buying/purchase/get-prices';
import { getPurchaseRule } from '@lectern/contracts/buying/purchase/get-rule';
import { getPurchaseStocks } from '@lectern/contracts/buying/purchase/get-stocks';
import { listCart } from '@lectern/contracts/buying/purchase/list-cart';
import { listPurchaseClasses } from '@lectern/contracts/buying/purchase/list-classes';
import { listPurchaseOrders } from '@lectern/contracts/buying/purchase/list-orders';
import { listPreOrders } from '@lectern/contracts/buying/purchase/list-pre-orders';
import { listPurchaseShelves } from '@lectern/contracts/buying/purchase/list-shelves';
import type { PurchaseOrderView } from '@lectern/contracts/buying/purchase/purchase-order';
import type { VendorItemView } from '@lectern/contracts/buying/vendors/vendor';
import type { OutputOf } from '@lectern/contracts/kernel/endpoint';
import { getPatronFlags } from '@lectern/contracts/people/account/get-patron-flags';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { draw, inEnglish, signedIn } from '../../../testing/draw.tsx';
import { answers, libraryServer } from '../../../testing/library-server.ts';
import { sampleOf } from '../../../testing/sample-of.ts';
import PurchaseCartPage from './cart/cart-page.tsx';
import PurchaseItemPage from './items/item-page.tsx';
import PurchaseStartPage from './items/start-page.tsx';
import PurchaseLogisticPage from './orders/logistic-page.tsx';
import PurchaseUserPage from './orders/user-page.tsx';
import PurchaseSettlePage from './settle/settle-page.tsx';

const BOOK: VendorItemView = {
  itemId: 'i1',
  vendorId: 'v1',
  vendorName: 'Cloud Terrace Books',
  number: 'YT1',
  isbn: '9787302511854',
  title: 'Beautiful Type',
  author: 'Ada Winter',
  publisher: 'North Quay',
  year: 2025,
  language: 'eng',
  classNo: 'J505',
  kind: 'book',
  volumes: 1,
  summary: 'About letters.',
  price: { amount: 5980, currency: 'CNY' },
  stock: 3,
  askedAt: '2026-03-02T08:00:00.000Z',
  recordId: '',
};

function order(facts: Partial<PurchaseOrderView> = {}): PurchaseOrderView {
  return {
    orderId: 'o1',
    orderNumber: 'P1',
    state: 'delivered',
    itemId: 'i1',
    isbn: '',
    title: 'Beautiful Type',
    author: '',
    publisher: '',
    year: 2025,
    vendorName: 'Cloud Terrace Books',
    price: { amount: 5980, currency: 'CNY' },
    freight: { amount: 800, currency: 'CNY' },
    total: { amount: 6780, currency: 'CNY' },
    delivery: 'pickup',
    placeName: 'Main Library',
    address: '',
    createdAt: '2026-03-02T08:00:00.000Z',
    secondsLeft: 0,
    receivedBy: '2026-03-16',
    carrier: 'Swift Parcel',
    parcelNumber: 'SP1',
    steps: [
      { state: 'shipped', at: '2026-03-02T09:00:00.000Z', note: '' },
      { state: '', at: '2026-03-02T10:00:00.000Z', note: 'Left the house' },
    ],
    recordId: '',
    loanId: '',
    canCancel: false,
    canConfirmReceipt: true,
    ...facts,
  };
}

const PARAMETERS: OutputOf<typeof getPurchaseParameters.output> = {
  isOn: true,
  minutesHeld: 30,
  daysToConfirm: 14,
  ways: ['pickup', 'address'],
  freightPayer: 'library',
  mostInCart: 100,
  currency: 'CNY',
  places: [{ code: 'MAIN', name: 'Main Library' }],
};
const LINE = { item: BOOK, seenPrice: { amount: 5000, currency: 'CNY' }, addedAt: '', isGone: false };

describe('the pages of drive purchase', () => {
  inEnglish();
  const server = libraryServer();
  const asked: unknown[] = [];
  beforeEach(() => {
    asked.length = 0;
    signedIn();
    server.use(
      answers(getPurchaseParameters, PARAMETERS),
      answers(listCart, { lines: [LINE] }),
      answers(listPurchaseClasses, {
        classes: [{ code: 'J', notation: 'J', name: 'Arts', count: 12, hasMore: true }],
      }),
      answers(listPurchaseShelves, { vendors: [], newest: [BOOK], popular: [] }),
      answers(getPurchaseItems, { items: [BOOK] }),
      answers(getPurchasePrices, {
        prices: [{ itemId: 'i1', price: { amount: 6100, currency: 'CNY' }, askedAt: BOOK.askedAt }],
      }),
      answers(getPurchaseStocks, { stocks: [{ itemId: 'i1', stock: 0, askedAt: BOOK.askedAt }] }),
      answers(checkPurchaseItem, { isAllowed: false, reasons: ['price', 'soldOut'], recordId: '' }),
      answers(getPurchaseFreight, {
        parts: [],
        freight: { amount: 800, currency: 'CNY' },
        readerPart: { amount: 0, currency: 'CNY' },
      }),
      answers(listPreOrders, { preOrders: [] }),
    );
  });

  it('say that it is not offered where the library does not', async () => {
    server.use(answers(getPurchaseParameters, { ...PARAMETERS, isOn: false }));
    draw(<PurchaseStartPage />);
    expect(await screen.findByText('Your library does not offer this')).toBeTruthy();
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it('show what is new and the classes with their counts', async () => {
    draw(<PurchaseStartPage />);
    expect(await screen.findByRole('heading', { name: 'Beautiful Type' })).toBeTruthy();
    expect((await screen.findByRole('link', { name: /J Arts/ })).textContent).toContain('12');
    expect(screen.getByRole('link', { name: /Cart/ }).textContent).toContain('1');
  });

  it('show what a title costs now, and all reasons why it cannot be ordered', async () => {
    draw(<PurchaseItemPage />, { at: '/drivePurDetails?itemId=i1' });
    expect(await screen.findByText('¥61.00')).toBeTruthy();
    expect(await screen.findByText('Sold out')).toBeTruthy();
    expect(await screen.findByText('it costs more than the rules allow')).toBeTruthy();
    expect(screen.getByText('the vendor has none left')).toBeTruthy();
  });

  it('say in the cart that a price changed, and lead on with what is chosen', async () => {
    const { user } = draw(<PurchaseCartPage />);
    expect(await screen.findByText('The price changed: it was ¥50.00')).toBeTruthy();
    expect(screen.getByText('1 chosen, ¥59.80 together')).toBeTruthy();
    await user.click(screen.getByRole('checkbox', { name: 'Choose Beautiful Type' }));
    expect(screen.getByRole('button', { name: 'Settle' }).getAttribute('aria-disabled')).toBe('true');
  });

  it('reserve a title for a library, and make the order of it', async () => {
    const held = order({ state: 'held', secondsLeft: 1800 });
    let preOrders: PurchaseOrderView[] = [];
    server.use(
      answers(listPreOrders, () => ({ preOrders })),
      answers(confirmOrder, (input) => {
        asked.push(input);
        preOrders = [held];
        return {
          preOrders,
          changed: [],
          blocked: [{ itemId: 'x', title: 'Other', reasons: ['held' as const] }],
        };
      }),
      answers(createPurchaseOrder, (input) => {
        asked.push(input);
        preOrders = [];
        return order({ state: 'created' });
      }),
    );
    const { user } = draw(<PurchaseSettlePage />, { at: '/drivePurSettle?items=i1' });
    expect(await screen.findByText('The library pays ¥67.80 with freight.')).toBeTruthy();
    await user.selectOptions(await screen.findByLabelText('Library'), 'MAIN');
    await user.click(screen.getByRole('button', { name: 'Check prices and reserve' }));
    expect(await screen.findByText('30 minutes left')).toBeTruthy();
    expect(screen.getByText('the library has it: borrow or reserve it')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /^Place the order/ }));
    expect(await screen.findByText('There is nothing to settle')).toBeTruthy();
    expect(asked).toMatchObject([
      { itemIds: ['i1'], delivery: 'pickup', placeCode: 'MAIN' },
      { orderId: 'o1' },
    ]);
  });

  it('show the way of an order, and ask once before the loan begins', async () => {
    server.use(
      answers(getLogistics, order()),
      answers(confirmReceipt, (input) => {
        asked.push(input);
        return order({ state: 'received', canConfirmReceipt: false });
      }),
    );
    const { user } = draw(<PurchaseLogisticPage />, { at: '/drivePurLogistic?orderId=o1' });
    expect(await screen.findByText('Left the house')).toBeTruthy();
    expect(screen.getByText('Swift Parcel, parcel SP1')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /^I have the book/ }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'I have the book' }));
    await waitFor(() => expect(asked).toMatchObject([{ orderId: 'o1' }]));
  });

  it('show what is left of the rules, and the orders', async () => {
    server.use(
      answers(checkPurchaseReader, { isAllowed: false, reasons: ['booksPerMonth'] }),
      answers(getPurchaseRule, {
        ...sampleOf(getPurchaseRule.output),
        text: 'Three books a month.',
        currency: 'CNY',
        booksThisMonth: 3,
        booksLeft: 0,
        moneyThisYear: 12_000,
        moneyLeft: null,
      }),
      answers(getPatronFlags, { ...sampleOf(getPatronFlags.output), pdaRuleFlag: '0' }),
      answers(listPurchaseOrders, { total: 1, orders: [order({ canCancel: true })] }),
    );
    draw(<PurchaseUserPage />);
    expect(await screen.findByText('Three books a month.')).toBeTruthy();
    expect(await screen.findByText('you have no books left this month')).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'I have read the rules' })).toBeTruthy();
    expect(await screen.findByRole('button', { name: /^Cancel the order/ })).toBeTruthy();
  });
});
