import type { ProviderPayment } from '../../ports/payments/payment-world.ts';

export interface ProviderRefund {
  readonly number: string;
  readonly providerNumber: string;
  /** Our number of the payment. */
  readonly paymentNumber: string;
  readonly amount: number;
}

export interface ProviderBooks {
  readonly payments: Map<string, ProviderPayment>;
  readonly refunds: Map<string, ProviderRefund>;
  /** The payer pays, if the payment waits for it. */
  pay(number: string): void;
  /** Gives money back once for each number. */
  refund(refund: ProviderRefund): 'done' | 'again' | 'no-payment' | 'too-much';
}

/** What any provider keeps of payments and refunds. */
export function createProviderBooks(): ProviderBooks {
  const payments = new Map<string, ProviderPayment>();
  const refunds = new Map<string, ProviderRefund>();
  return {
    payments,
    refunds,
    pay(number) {
      const payment = payments.get(number);
      if (payment?.state !== 'waiting') return;
      payment.state = 'paid';
      payment.paidAt = new Date();
    },
    refund(refund) {
      if (refunds.has(refund.number)) return 'again';
      const payment = payments.get(refund.paymentNumber);
      if (payment?.state !== 'paid') return 'no-payment';
      if (payment.refunded + refund.amount > payment.amount) return 'too-much';
      payment.refunded += refund.amount;
      refunds.set(refund.number, refund);
      return 'done';
    },
  };
}
