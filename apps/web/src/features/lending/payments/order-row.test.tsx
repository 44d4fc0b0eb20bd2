// @vitest-environment happy-dom
import { decideRefund } from '@lectern/contracts/lending/payments/decide-refund';
import { refundOrder } from '@lectern/contracts/lending/payments/refund-order';
import type { Permission } from '@lectern/contracts/people/staff/permissions';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Staff, StaffContext } from '../../../lib/staff/use-staff.ts';
import { toasts } from '../../../lib/toasts.ts';
import { draw, inEnglish } from '../../../testing/draw.tsx';
import { answers, libraryServer, refuses } from '../../../testing/library-server.ts';
import { OrderRow } from './order-row.tsx';
import type { StaffOrder } from './staff-order.ts';

const money = (amount: number) => ({ amount, currency: 'CNY' });
const ORDER: StaffOrder = {
  orderNo: '20260302aaaaaaaaaaaaaaaa',
  channel: 'alipay',
  channelName: 'Alipay',
  sandbox: false,
  state: 'paid',
  booked: true,
  otherSum: false,
  reader: { patronId: 'r1', primaryId: '2023', name: 'Lin Yue' },
  amount: money(5_000),
  refunded: money(0),
  refundable: money(5_000),
  providerNo: '4200',
  createdAt: '2026-03-02T02:00:00.000Z',
  paidAt: '2026-03-02T02:01:00.000Z',
  refunds: [],
};
const PROPOSED: StaffOrder['refunds'][number] = {
  refundNo: 'r-1',
  amount: money(3_000),
  reason: 'Paid twice',
  state: 'proposed',
  createdAt: '2026-03-02T03:00:00.000Z',
};

describe('the row of a payment', () => {
  inEnglish();
  const server = libraryServer();

  function show(order: StaffOrder, permissions: readonly Permission[] = ['payments.refund']) {
    const staff = { permissions } as unknown as Staff;
    return draw(
      <StaffContext value={staff}>
        <OrderRow order={order} />
      </StaffContext>,
    );
  }

  it('says what somebody has to look at', async () => {
    show({ ...ORDER, booked: false, refundable: money(0) });
    await screen.findByText('Not in the books');
    show({ ...ORDER, state: 'waiting', otherSum: true, refundable: money(0) });
    await screen.findByText('Another sum was paid');
  });

  it('gives back a part with a reason, and no more than was paid', async () => {
    const { user } = show(ORDER);
    const sent: unknown[] = [];
    server.use(
      answers(refundOrder, (input) => {
        sent.push(input);
        return { refundNo: 'r-1', state: 'proposed' as const };
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'Refund' }));
    const sum = await screen.findByLabelText(/^Sum/);
    await user.type(sum, '50.01');
    await user.type(screen.getByLabelText('Reason'), 'Paid twice');
    await user.click(screen.getByRole('button', { name: /^Refund ¥50.00/ }));
    await screen.findByRole('alert');
    await user.clear(sum);
    await user.type(sum, '30');
    await user.click(screen.getByRole('button', { name: /^Refund ¥30.00/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toEqual([{ orderNo: ORDER.orderNo, amount: 3_000, reason: 'Paid twice' }]);
  });

  it('lets a second person approve or decline what was asked for, and says why that is refused', async () => {
    const { user } = show({ ...ORDER, refundable: money(2_000), refunds: [PROPOSED] });
    await screen.findByText('Waits for a second person');
    const message = 'Another member of the staff has to approve this.';
    server.use(refuses(decideRefund, { code: 'SECOND_PERSON_NEEDED', status: 403, message }));
    await user.click(screen.getByRole('button', { name: 'Approve' }));
    await waitFor(() => expect(toasts.get().map(({ text }) => text)).toContain(message));
    const verdicts: unknown[] = [];
    server.use(
      answers(decideRefund, ({ verdict }) => {
        verdicts.push(verdict);
        return { state: 'failed' as const };
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Decline' }));
    await waitFor(() => expect(verdicts).toEqual(['decline']));
  });

  it('offers nothing of this without the permission', async () => {
    show({ ...ORDER, refunds: [PROPOSED] }, ['payments.manage']);
    await screen.findByText('Waits for a second person');
    expect(screen.queryAllByRole('button')).toEqual([]);
  });
});
