// @vitest-environment happy-dom
import { getAmountOwed } from '@lectern/contracts/lending/fines/get-amount-owed';
import { cancelPayment } from '@lectern/contracts/lending/payments/cancel-payment';
import { getPayMethods } from '@lectern/contracts/lending/payments/get-pay-methods';
import { getPayStatus } from '@lectern/contracts/lending/payments/get-pay-status';
import type { OrderView } from '@lectern/contracts/lending/payments/order-view';
import { precreate } from '@lectern/contracts/lending/payments/precreate';
import { watchPayment } from '@lectern/contracts/lending/payments/watch-payment';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { draw, inEnglish, signedIn } from '../../../../testing/draw.tsx';
import { answers, libraryServer, losesConnection, refuses } from '../../../../testing/library-server.ts';
import { PayDialog } from './pay-dialog.tsx';

const money = (amount: number) => ({ amount, currency: 'CNY' });
const FINE = { kind: 'overdue', kindName: 'Overdue fine' } as const;
const OWED = {
  owed: money(500),
  accruing: money(0),
  total: money(500),
  totalDecimal: '5.00',
  fines: [
    { ...FINE, fineId: 'f1', title: 'The whale', amount: money(300) },
    { ...FINE, fineId: 'f2', title: 'The sea', amount: money(200) },
  ],
};
const WAITING: OrderView = {
  orderNo: '20260302aaaaaaaaaaaaaaaa',
  channel: 'sandbox',
  channelName: 'Test payment',
  sandbox: true,
  state: 'waiting',
  amount: money(200),
  refunded: money(0),
  booked: false,
  receiptNo: '',
  entries: [{ fineId: 'f2', title: 'The sea', amount: 200 }],
  img: 'data:image/png;base64,AA==',
  address: 'http://localhost/demo/#/sandboxPay?token=t',
  secondsLeft: 180,
  createdAt: '2026-03-02T02:00:00.000Z',
  paidAt: null,
};

describe('the dialog in which a reader pays online', () => {
  inEnglish();
  const server = libraryServer();
  const methods = [
    { channel: 'sandbox' as const, name: 'Test payment', sandbox: true, shows: 'qr' as const },
  ];

  function open() {
    signedIn();
    server.use(answers(getAmountOwed, OWED), answers(getPayMethods, { methods }));
    const onClose = vi.fn();
    return { ...draw(<PayDialog onClose={onClose} />), onClose };
  }

  /** Chooses the second fine alone. The order is then in these states, one for each question; the last one stays. */
  async function begin(...states: OrderView[]) {
    const opened = open();
    const sent: unknown[] = [];
    server.use(
      answers(precreate, (input) => {
        sent.push(input);
        return WAITING;
      }),
      // The stream may not come through: the dialog asks by itself.
      losesConnection(watchPayment),
      answers(getPayStatus, () => (states.length > 1 ? states.shift() : states[0]) ?? WAITING),
    );
    await opened.user.click(await screen.findByRole('checkbox', { name: /The whale/ }));
    await opened.user.click(screen.getByRole('button', { name: 'Pay ¥2.00' }));
    return { ...opened, sent };
  }

  it('pays what is chosen, all at first, and asks for a choice where nothing is', async () => {
    const { user } = open();
    await screen.findByRole('button', { name: 'Pay ¥5.00' });
    for (const box of screen.getAllByRole('checkbox')) await user.click(box);
    await user.click(screen.getByRole('button', { name: 'Pay ¥0.00' }));
    await screen.findByText('Please choose what is paid');
  });

  it('shows a code, marked as a test, with the sum and the time that is left', async () => {
    const { sent } = await begin();
    await screen.findByRole('img', { name: 'QR code to pay' });
    expect(sent).toEqual([{ channel: 'sandbox', amount: 200, fineIds: ['f2'] }]);
    const dialog = within(screen.getByRole('dialog'));
    dialog.getByText('¥2.00');
    dialog.getByText('A test only: no money is taken.');
    expect(screen.getByRole('timer').textContent).toMatch(/^[23]:\d\d left$/);
  });

  it('sees by itself that the money has come, and then that it is in the books', async () => {
    const paid = { ...WAITING, state: 'paid', paidAt: WAITING.createdAt } as const;
    await begin(paid, { ...paid, booked: true });
    await screen.findByText('¥2.00 paid.');
    await screen.findByText(/Payment number: 20260302a/);
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('says that late money goes back', async () => {
    await begin({ ...WAITING, state: 'late' });
    await screen.findByText(/The money goes back to you/);
  });

  it('offers another code where the time is over, and after giving up', async () => {
    const { user } = await begin({ ...WAITING, state: 'closed', secondsLeft: 0 });
    await screen.findByText('The code has expired. Nothing was charged.');
    await user.click(screen.getByRole('button', { name: 'Get a new code' }));
    await screen.findByRole('button', { name: 'Pay ¥5.00' });
  });

  it('gives up when the reader says so', async () => {
    const { user } = await begin(WAITING);
    server.use(answers(cancelPayment, { ...WAITING, state: 'closed' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel payment' }));
    await screen.findByRole('button', { name: 'Pay ¥5.00' });
  });

  it('says why no payment could begin', async () => {
    const { user } = open();
    const message = 'Another payment for this is under way.';
    server.use(refuses(precreate, { code: 'PAYMENT_UNDER_WAY', status: 409, message }));
    await user.click(await screen.findByRole('button', { name: 'Pay ¥5.00' }));
    await screen.findByText(message);
  });
});
