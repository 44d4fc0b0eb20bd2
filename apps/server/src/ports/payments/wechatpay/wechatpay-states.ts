import type { WechatPaySettings } from '@lectern/contracts/people/tenant/payment-providers/wechatpay';
import * as z from 'zod';
import type { PaymentState, RefundState } from '../payment-channel.ts';
import { ProviderFault } from '../provider-fault.ts';

/** A transaction, as a query and as the opened content of a notice. */
export const transactionSchema = z.object({
  mchid: z.string(),
  appid: z.string(),
  out_trade_no: z.string(),
  trade_state: z.string(),
  transaction_id: z.string().optional(),
  success_time: z.iso.datetime({ offset: true }).optional(),
  amount: z.object({ total: z.int(), currency: z.string().default('CNY') }).optional(),
});

/** True if a transaction is one of this merchant and application. */
export function isOurs(
  { mchid, appid }: Pick<z.infer<typeof transactionSchema>, 'mchid' | 'appid'>,
  settings: WechatPaySettings,
): boolean {
  return mchid === settings.merchantId && appid === settings.appId;
}

/** @throws ProviderFault if a paid transaction lacks its sum, time or number */
export function stateOfTransaction(transaction: z.infer<typeof transactionSchema>): PaymentState {
  const { trade_state: state, transaction_id: providerNumber, success_time: at, amount } = transaction;
  switch (state) {
    case 'SUCCESS':
    // Paid, and some of it was given back.
    case 'REFUND':
      if (!providerNumber || !at || !amount) throw new ProviderFault('a paid transaction is incomplete');
      return {
        state: 'paid',
        providerNumber,
        sum: { amount: amount.total, currency: amount.currency },
        paidAt: new Date(at).toISOString(),
      };
    case 'NOTPAY':
    case 'USERPAYING':
      return { state: 'open' };
    case 'CLOSED':
    case 'REVOKED':
    case 'PAYERROR':
      return { state: 'closed' };
    default:
      throw new ProviderFault('a state of a transaction is not known');
  }
}

/** A refund as WeChat Pay answers it; notices name its state in another field. */
export const refundSchema = z.object({
  refund_id: z.string(),
  out_refund_no: z.string(),
  status: z.string(),
});

export function stateOfRefund({ refund_id, status }: z.infer<typeof refundSchema>): RefundState {
  if (status === 'SUCCESS') return { state: 'done', providerNumber: refund_id };
  return status === 'PROCESSING' ? { state: 'processing' } : { state: 'failed', reason: status };
}
