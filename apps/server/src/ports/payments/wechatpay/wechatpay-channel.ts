import type { WechatPaySettings } from '@lectern/contracts/people/tenant/payment-providers/wechatpay';
import * as z from 'zod';
import { orAway, orForeign } from '../or-away.ts';
import type { NewPayment, NewRefund, PaymentChannel, PaymentState, RefundState } from '../payment-channel.ts';
import type { OpenChannel } from '../payment-channels.ts';
import type { ProviderContext } from '../provider-context.ts';
import { ProviderFault } from '../provider-fault.ts';
import { secretOf } from '../provider-keys.ts';
import { readWechatPayNotice } from './read-wechatpay-notice.ts';
import { type AskWechatPay, openWechatPay, type WechatPayAnswer } from './wechatpay-client.ts';
import {
  isOurs,
  refundSchema,
  stateOfRefund,
  stateOfTransaction,
  transactionSchema,
} from './wechatpay-states.ts';

const NOT_FOUND = 404;
const CNY = 'CNY';
const LONGEST_DESCRIPTION = 127;
const LONGEST_REASON = 80;

/** WeChat Pay: QR codes by Native payment, API v3. */
export function openWechatPayChannel(context: ProviderContext): OpenChannel {
  return ({ id, settings }) =>
    settings.payments.wechatpay && createWechatPay(context, id, settings.payments.wechatpay);
}

function createWechatPay(
  context: ProviderContext,
  tenantId: string,
  settings: WechatPaySettings,
): PaymentChannel {
  let opened: Promise<AskWechatPay> | undefined;
  const closeAgain = (error: unknown) => {
    // Whoever sets a missing secret need not start the server again.
    opened = undefined;
    throw error;
  };
  const ask: AskWechatPay = async (...request) => {
    opened ??= openWechatPay(context, tenantId, settings).catch(closeAgain);
    return (await opened)(...request);
  };
  const away = <Answer>(answer: () => Promise<Answer>) => orAway(context.log, 'wechatpay', answer);
  const pathOf = (number: string) => `/v3/pay/transactions/out-trade-no/${encodeURIComponent(number)}`;

  const query = async (number: string): Promise<PaymentState> => {
    const answer = await ask('GET', `${pathOf(number)}?mchid=${settings.merchantId}`);
    if (answer.status === NOT_FOUND) return { state: 'unknown' };
    const transaction = transactionSchema.parse(sure(answer));
    if (!isOurs(transaction, settings)) throw new ProviderFault('a transaction of another merchant');
    return stateOfTransaction(transaction);
  };

  return {
    code: 'wechatpay',
    shows: 'qr',
    takes: (currency) => currency === CNY,
    create: (payment) =>
      away(async () => {
        const answer = await ask('POST', '/v3/pay/transactions/native', nativePayment(settings, payment));
        if (answer.fault !== undefined) return { state: 'refused', reason: answer.fault };
        const { code_url: text } = z.object({ code_url: z.string().min(1) }).parse(answer.data);
        return { state: 'open', invitation: { kind: 'qr', text } };
      }),
    query: (number) => away(() => query(number)),
    close: (number) =>
      away(async () => {
        const { fault } = await ask('POST', `${pathOf(number)}/close`, { mchid: settings.merchantId });
        return fault === undefined ? { state: 'closed' } : query(number);
      }),
    refund: (refund) =>
      away(async () => {
        const answer = await ask('POST', '/v3/refund/domestic/refunds', newRefund(refund));
        return answer.fault === undefined
          ? stateOfRefund(refundSchema.parse(answer.data))
          : { state: 'failed', reason: answer.fault };
      }),
    queryRefund: ({ number }) =>
      away(async (): Promise<RefundState> => {
        const answer = await ask('GET', `/v3/refund/domestic/refunds/${encodeURIComponent(number)}`);
        if (answer.status === NOT_FOUND) return { state: 'unknown' };
        return stateOfRefund(refundSchema.parse(sure(answer)));
      }),
    readNotice: (notice) =>
      orForeign(context.log, 'wechatpay', async () => {
        const apiV3Key = await secretOf(context, tenantId, settings.apiV3Key);
        return readWechatPayNotice(settings, apiV3Key, notice);
      }),
    answerNotice: (outcome) => ({
      status: outcome === 'understood' ? 200 : outcome === 'foreign' ? 401 : 503,
      contentType: 'application/json; charset=utf-8',
      body: JSON.stringify(
        outcome === 'understood' ? { code: 'SUCCESS' } : { code: 'FAIL', message: outcome },
      ),
    }),
  };
}

/** Fields of https://pay.weixin.qq.com/doc/v3/merchant/4012791877. */
function nativePayment(
  { appId, merchantId }: WechatPaySettings,
  { number, sum, subject, expiresAt, noticeAddress }: NewPayment,
): object {
  return {
    appid: appId,
    mchid: merchantId,
    description: subject.slice(0, LONGEST_DESCRIPTION),
    out_trade_no: number,
    time_expire: expiresAt.toISOString().replace(/\.\d+Z$/, '+00:00'),
    notify_url: noticeAddress,
    amount: { total: sum.amount, currency: sum.currency },
  };
}

/** Fields of https://pay.weixin.qq.com/doc/v3/merchant/4012791883. */
function newRefund({ number, payment, sum, reason, noticeAddress }: NewRefund): object {
  return {
    out_trade_no: payment.number,
    out_refund_no: number,
    reason: reason.slice(0, LONGEST_REASON),
    notify_url: noticeAddress,
    amount: { refund: sum.amount, total: payment.sum.amount, currency: sum.currency },
  };
}

/** The content of an answer that did what was asked. @throws ProviderFault for others */
function sure({ status, fault, data }: WechatPayAnswer): unknown {
  if (fault !== undefined) throw new ProviderFault(`status ${status}, code ${fault}`);
  return data;
}
