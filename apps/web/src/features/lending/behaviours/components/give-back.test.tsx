// @vitest-environment happy-dom
import { approveRefund } from '@lectern/contracts/counter/desk/approve-refund';
import { giveBackPayment } from '@lectern/contracts/counter/desk/give-back-payment';
import { listDeskPayments } from '@lectern/contracts/counter/desk/list-desk-payments';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { draw, inEnglish, signedIn } from '../../../../testing/draw.tsx';
import { answers, libraryServer, refuses } from '../../../../testing/library-server.ts';
import { GiveBack } from './give-back.tsx';

const money = (amount: number) => ({ amount, currency: 'CNY' });
const PAYMENT = {
  paymentId: 'p1',
  method: 'cash' as const,
  paidAt: '2026-03-02T02:00:00.000Z',
  amount: money(5_000),
  refundable: money(3_000),
};
const SECOND = {
  code: 'SECOND_PERSON_NEEDED',
  status: 403,
  message: 'Another member of the staff has to approve this.',
} as const;

describe('the dialog that gives a payment of the desk back', () => {
  inEnglish();
  const server = libraryServer();

  async function open() {
    signedIn();
    server.use(answers(listDeskPayments, { payments: [PAYMENT] }));
    const onClose = vi.fn();
    const drawn = draw(<GiveBack patronId="r1" onClose={onClose} />);
    await screen.findByLabelText('Which payment');
    return { ...drawn, onClose };
  }

  it('gives back all that is left where no sum is typed, and wants a reason', async () => {
    const { user, onClose } = await open();
    const sent: unknown[] = [];
    server.use(
      answers(giveBackPayment, (input) => {
        sent.push(input);
        return { refunded: money(3_000) };
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Refund ¥30.00' }));
    await screen.findByText('Please give a reason');
    await user.type(screen.getByLabelText('Reason'), 'Taken twice');
    await user.click(screen.getByRole('button', { name: 'Refund ¥30.00' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    const given = { patronId: 'r1', paymentId: 'p1', amount: 3_000, reason: 'Taken twice', approval: '' };
    expect(sent).toEqual([given]);
  });

  it('sends no more than is left of the payment', async () => {
    const { user } = await open();
    await user.type(screen.getByLabelText(/^Sum/), '30.01');
    await user.type(screen.getByLabelText('Reason'), 'Taken twice');
    await user.click(screen.getByRole('button', { name: 'Refund ¥30.00' }));
    expect(await screen.findByRole('alert')).toHaveProperty('textContent', 'At most ¥30.00');
  });

  it('asks for a second person when the library wants one, and for the code of their app', async () => {
    const { user, onClose } = await open();
    server.use(refuses(giveBackPayment, SECOND));
    await user.type(screen.getByLabelText('Reason'), 'Taken twice');
    await user.click(screen.getByRole('button', { name: 'Refund ¥30.00' }));
    await screen.findByText(SECOND.message);
    await user.type(screen.getByLabelText('Their staff account'), 'mina');
    await user.type(screen.getByLabelText('Their password'), 'secret');
    const code = { code: 'STAFF_CODE_REQUIRED', status: 400, message: 'The code, please' } as const;
    server.use(refuses(approveRefund, code));
    await user.click(screen.getByRole('button', { name: 'Refund ¥30.00' }));
    await user.type(await screen.findByLabelText('The 6 digits that their app shows'), '123456');
    const asked: unknown[] = [];
    server.use(
      answers(approveRefund, (input) => {
        asked.push(input);
        return { approval: 'ticket' };
      }),
      answers(giveBackPayment, (input) => {
        asked.push(input.approval);
        return { refunded: money(3_000) };
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Refund ¥30.00' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(asked).toEqual([{ account: 'mina', password: 'secret', code: '123456', amount: 3_000 }, 'ticket']);
  });

  it('says where nothing can go back', async () => {
    signedIn();
    server.use(answers(listDeskPayments, { payments: [{ ...PAYMENT, refundable: money(0) }] }));
    draw(<GiveBack patronId="r1" onClose={vi.fn()} />);
    await screen.findByText('The desk took no payment that could be refunded.');
  });
});
