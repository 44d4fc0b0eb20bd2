import * as z from 'zod';
import { instantInBeijing } from '../beijing-time.ts';
import type { PaymentState } from '../payment-channel.ts';
import { fenOf } from '../yuan.ts';

/** A trade as queries and notices describe it; the time of payment has another name in each. */
export const alipayTradeSchema = z.object({
  trade_no: z.string(),
  trade_status: z.string(),
  total_amount: z.string(),
  send_pay_date: z.string().optional(),
  gmt_payment: z.string().optional(),
  trans_currency: z.string().optional(),
});

/**
 * The state of a trade. One that was paid and wholly given back is TRADE_CLOSED too, but has a time of payment.
 *
 * @throws ProviderFault
 */
export function stateOfTrade(trade: z.infer<typeof alipayTradeSchema>, now: Date): PaymentState {
  const paidAt = trade.send_pay_date ?? trade.gmt_payment;
  const status = trade.trade_status;
  if (status === 'TRADE_SUCCESS' || status === 'TRADE_FINISHED' || (status === 'TRADE_CLOSED' && paidAt))
    return {
      state: 'paid',
      providerNumber: trade.trade_no,
      sum: { amount: fenOf(trade.total_amount), currency: trade.trans_currency ?? 'CNY' },
      paidAt: paidAt ? instantInBeijing(paidAt) : now.toISOString(),
    };
  return { state: status === 'TRADE_CLOSED' ? 'closed' : 'open' };
}
