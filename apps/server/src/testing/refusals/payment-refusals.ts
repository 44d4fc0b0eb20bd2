import { cancelPayment } from '@lectern/contracts/lending/payments/cancel-payment';
import { checkStatement, MOST_STATEMENT_BYTES } from '@lectern/contracts/lending/payments/check-statement';
import { createOrder } from '@lectern/contracts/lending/payments/create-order';
import { decideRefund } from '@lectern/contracts/lending/payments/decide-refund';
import { getDeskReceipt } from '@lectern/contracts/lending/payments/get-desk-receipt';
import { getOrderStatus } from '@lectern/contracts/lending/payments/get-order-status';
import { getPayStatus } from '@lectern/contracts/lending/payments/get-pay-status';
import { getReceipt } from '@lectern/contracts/lending/payments/get-receipt';
import { getSandboxPayment } from '@lectern/contracts/lending/payments/get-sandbox-payment';
import { listAccountEntries } from '@lectern/contracts/lending/payments/list-account-entries';
import { listReceipts } from '@lectern/contracts/lending/payments/list-receipts';
import { payInSandbox } from '@lectern/contracts/lending/payments/pay-in-sandbox';
import { precreate } from '@lectern/contracts/lending/payments/precreate';
import { refundOrder } from '@lectern/contracts/lending/payments/refund-order';
import { watchPayment } from '@lectern/contracts/lending/payments/watch-payment';
import { buildFineEntry, buildPatron, buildSession } from '../builders.ts';
import { makeMember } from '../made-member.ts';
import { buildReceipt } from '../payment-rows.ts';
import { type Provoked, provoked, provokedUpload, type Way } from './provoked.ts';
import type { RefusingLibrary } from './refusing-library.ts';
import { ilsAway, NOTHING } from './ways.ts';

const ORDER = { channel: 'alipay' as const, amount: 300 };
const UNKNOWN = { orderNo: '20260101nothing' };
const NO_RECEIPT = { receiptNo: '2001-000001' };
const TOKEN = { token: 'a'.repeat(43) };
const REFUND = { ...UNKNOWN, amount: 100, reason: 'Wrong' };

/** A reader with one fine of 300 calls from now on. */
async function callAsDebtor(library: RefusingLibrary) {
  const { db } = library.deps;
  library.provider.isAway = false;
  const patron = await buildPatron(db);
  await buildFineEntry(db, { patron_id: patron.id });
  library.caller = { token: await buildSession(db, patron) };
  return library.client(library.caller);
}

/** A refund of a payment of its own, by the caller. Above 200 it needs another person. */
async function refundOf(library: RefusingLibrary, amount: number): Promise<string> {
  const orderNo = await paidOrder(library);
  const staff = library.client(library.caller);
  return (await staff.call(refundOrder, { orderNo, amount, reason: 'Wrong' })).refundNo;
}

/** A payment that was paid, by a reader of its own. */
async function paidOrder(library: RefusingLibrary): Promise<string> {
  const { caller } = library;
  const reader = await callAsDebtor(library);
  const { orderNo } = await reader.call(precreate, ORDER);
  library.provider.pay(orderNo);
  const payload = orderNo;
  await library.app.inject({ url: '/alpha/payments/notify/alipay', method: 'POST', payload });
  library.caller = caller;
  return orderNo;
}

const OF_ORDER = {
  ILS_UNAVAILABLE: ilsAway(ORDER),
  NOTHING_TO_PAY: () => ORDER,
  AMOUNT_CHANGED: async (library: RefusingLibrary) => {
    await callAsDebtor(library);
    return { ...ORDER, amount: 299 };
  },
  PAYMENT_CHANNEL_OFF: () => ({ ...ORDER, channel: 'stripe' as const }),
  PAYMENT_PROVIDER_AWAY: async (library: RefusingLibrary) => {
    await callAsDebtor(library);
    library.provider.isAway = true;
    return ORDER;
  },
  PAYMENT_UNDER_WAY: async (library: RefusingLibrary) => {
    const reader = await callAsDebtor(library);
    await reader.call(precreate, ORDER);
    library.provider.isAway = true;
    return { ...ORDER, channel: 'sandbox' as const };
  },
} satisfies Readonly<Record<string, Way<unknown>>>;

/** How calls about online payments are refused. */
export const PAYMENTS_PROVOKED: readonly Provoked[] = [
  provoked(precreate, OF_ORDER),
  provoked(createOrder, OF_ORDER),
  provoked(getPayStatus, { PAYMENT_NOT_FOUND: () => UNKNOWN }),
  provoked(getOrderStatus, { PAYMENT_NOT_FOUND: () => ({ ...UNKNOWN, channel: 'alipay' as const }) }),
  provoked(watchPayment, { PAYMENT_NOT_FOUND: () => UNKNOWN }),
  provoked(cancelPayment, { PAYMENT_NOT_FOUND: () => UNKNOWN }),
  provoked(listAccountEntries, { ILS_UNAVAILABLE: ilsAway(NOTHING()) }),
  provoked(listReceipts, {}),
  provoked(getReceipt, {
    RECEIPT_NOT_FOUND: () => NO_RECEIPT,
    ILS_UNAVAILABLE: async (library) => {
      const patron = await buildPatron(library.deps.db);
      const receiptNo = await buildReceipt(library.deps.db, patron.id, 1);
      library.caller = { token: await buildSession(library.deps.db, patron) };
      library.ils.goAway();
      return { receiptNo };
    },
  }),
  provoked(getDeskReceipt, {
    RECEIPT_NOT_FOUND: () => NO_RECEIPT,
    ILS_UNAVAILABLE: async ({ deps, ils }) => {
      const { id } = await buildPatron(deps.db);
      const receiptNo = await buildReceipt(deps.db, id, 2);
      ils.goAway();
      return { receiptNo };
    },
  }),
  provoked(getSandboxPayment, { PAYMENT_NOT_FOUND: () => TOKEN }),
  provoked(payInSandbox, { PAYMENT_NOT_FOUND: () => TOKEN }),
  provokedUpload(checkStatement, {
    UPLOAD_TOO_LARGE: () => new Blob([new Uint8Array(MOST_STATEMENT_BYTES + 1)], { type: 'text/csv' }),
    UPLOAD_TYPE_REFUSED: () => new Blob(['GIF89a'], { type: 'image/gif' }),
    STATEMENT_UNREADABLE: () => new Blob(['name\nLin'], { type: 'text/csv' }),
  }),
  provoked(decideRefund, {
    REFUND_NOT_FOUND: () => ({ refundNo: 'nothing', verdict: 'approve' as const }),
    REFUND_DECIDED: async (library) => ({
      refundNo: await refundOf(library, 200),
      verdict: 'decline' as const,
    }),
    SECOND_PERSON_NEEDED: async (library) => ({
      refundNo: await refundOf(library, 300),
      verdict: 'approve' as const,
    }),
    SECOND_PERSON_NOT_APART: async (library) => {
      const refundNo = await refundOf(library, 300);
      const manager = library.client(library.caller);
      const { token } = await makeMember(manager, library.client(), ['payments.refund']);
      library.caller = { token };
      return { refundNo, verdict: 'approve' as const };
    },
  }),
  provoked(refundOrder, {
    PAYMENT_NOT_FOUND: () => REFUND,
    PAYMENT_NOT_REFUNDABLE: async (library) => {
      const { caller } = library;
      const reader = await callAsDebtor(library);
      const { orderNo } = await reader.call(precreate, ORDER);
      library.caller = caller;
      return { ...REFUND, orderNo };
    },
    REFUND_TOO_LARGE: async (library) => ({ ...REFUND, orderNo: await paidOrder(library), amount: 301 }),
  }),
];
