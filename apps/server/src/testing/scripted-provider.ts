import type { Notice, PaymentChannel, PaymentState, RefundState } from '../ports/payments/payment-channel.ts';

/** A provider in this process whose answers a test can lose, and whose notices it sends when and as often as it likes. */
export interface ScriptedProvider {
  readonly channel: PaymentChannel;
  /** What it knows, by our numbers. */
  readonly payments: Map<string, Kept>;
  /** Refunds that it gave, by our numbers; minor units. */
  readonly refunds: Map<string, number>;
  /** The next so many answers are lost, though what was asked for is done. */
  loseAnswers(count: number): void;
  /** Nothing reaches it. */
  isAway: boolean;
  /** It refuses what is asked of it. */
  refuses: boolean;
  /** A reader pays; false if nobody can pay this any more. Another sum than was asked for may be given. */
  pay(number: string, amount?: number): boolean;
  /** The notice of a payment as it stands now. */
  noticeOf(number: string): Notice;
}

interface Kept {
  readonly amount: number;
  readonly currency: string;
  state: PaymentState;
}

const AWAY = { state: 'away' } as const;

/** Speaks as the channel `alipay`, so that a tenant can have it beside the sandbox. */
export function scriptedProvider(now: () => Date): ScriptedProvider {
  const payments = new Map<string, Kept>();
  const refunds = new Map<string, number>();
  let lost = 0;

  const answered = <T>(answer: T): T | typeof AWAY => {
    if (lost === 0) return answer;
    lost -= 1;
    return AWAY;
  };
  const stateOf = (number: string): PaymentState => payments.get(number)?.state ?? { state: 'unknown' };

  const provider: ScriptedProvider = {
    payments,
    refunds,
    isAway: false,
    refuses: false,
    loseAnswers: (count) => {
      lost = count;
    },
    pay(number, given) {
      const known = payments.get(number);
      if (known?.state.state !== 'open') return false;
      const sum = { amount: given ?? known.amount, currency: known.currency };
      known.state = { state: 'paid', providerNumber: `p-${number}`, sum, paidAt: now().toISOString() };
      return true;
    },
    noticeOf: (number) => ({ about: 'payment', number, payment: stateOf(number) }),
    channel: {
      code: 'alipay',
      shows: 'qr',
      takes: () => true,
      async create({ number, sum }) {
        if (provider.isAway) return AWAY;
        if (provider.refuses) return { state: 'refused', reason: 'no merchant' };
        if (!payments.has(number)) payments.set(number, { ...sum, state: { state: 'open' } });
        return answered({
          state: 'open' as const,
          invitation: { kind: 'qr' as const, text: `pay:${number}` },
        });
      },
      query: async (number) => (provider.isAway ? AWAY : answered(stateOf(number))),
      async close(number) {
        if (provider.isAway) return AWAY;
        const known = payments.get(number);
        if (known?.state.state === 'open') known.state = { state: 'closed' };
        return answered(stateOf(number));
      },
      async refund({ number, sum }) {
        if (provider.isAway) return AWAY;
        if (provider.refuses) return { state: 'failed', reason: 'no money' };
        refunds.set(number, sum.amount);
        return answered<RefundState>({ state: 'done', providerNumber: `r-${number}` });
      },
      async queryRefund({ number }) {
        if (provider.isAway) return AWAY;
        return answered<RefundState>(
          refunds.has(number) ? { state: 'done', providerNumber: `r-${number}` } : { state: 'unknown' },
        );
      },
      readNotice: async ({ body, headers }) =>
        headers['x-forged'] === undefined ? provider.noticeOf(body.toString()) : { about: 'foreign' },
      answerNotice: (outcome) => ({
        status: outcome === 'understood' ? 200 : 400,
        contentType: 'text/plain',
        body: outcome,
      }),
    },
  };
  return provider;
}
