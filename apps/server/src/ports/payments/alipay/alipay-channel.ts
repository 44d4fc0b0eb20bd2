import type { AlipaySettings } from '@lectern/contracts/people/tenant/payment-providers/alipay';
import type { AlipaySdk } from 'alipay-sdk';
import * as z from 'zod';
import { beijingTime } from '../beijing-time.ts';
import { orAway, orForeign } from '../or-away.ts';
import type { NewPayment, NewRefund, PaymentChannel, PaymentState, RefundState } from '../payment-channel.ts';
import type { OpenChannel } from '../payment-channels.ts';
import type { ProviderContext } from '../provider-context.ts';
import { ProviderFault } from '../provider-fault.ts';
import { yuanOf } from '../yuan.ts';
import { alipayTradeSchema, stateOfTrade } from './alipay-trade.ts';
import { type AlipayAnswer, AlipayGatewayFault, askAlipay, openAlipaySdk } from './ask-alipay.ts';
import { readAlipayNotice } from './read-alipay-notice.ts';

const DONE = '10000';
/** The gateway or the trade system had a fault; what was asked for may have happened. */
const UNSURE = /^(20000|ACQ\.SYSTEM_ERROR|aop\.|isp\.)/;
const NO_TRADE = 'ACQ.TRADE_NOT_EXIST';

/** Alipay: QR codes by `alipay.trade.precreate`. */
export function openAlipay(context: ProviderContext): OpenChannel {
  return ({ id, settings }) =>
    settings.payments.alipay && createAlipay(context, id, settings.payments.alipay);
}

function createAlipay(context: ProviderContext, tenantId: string, settings: AlipaySettings): PaymentChannel {
  let opened: Promise<AlipaySdk> | undefined;
  const open = () => (opened ??= openAlipaySdk(context, tenantId, settings).catch(closeAgain));
  const closeAgain = (error: unknown) => {
    // Whoever sets a missing secret need not start the server again.
    opened = undefined;
    throw error;
  };
  const ask = async (method: string, content: object, notifyUrl?: string) =>
    askAlipay(context, await open(), method, content, notifyUrl);
  const away = <Answer>(answer: () => Promise<Answer>) => orAway(context.log, 'alipay', answer);

  const query = async (number: string): Promise<PaymentState> => {
    const answer = await ask('alipay.trade.query', { out_trade_no: number });
    if (answer.sub_code === NO_TRADE) return { state: 'unknown' };
    return stateOfTrade(alipayTradeSchema.parse(sure(answer)), context.clock.now());
  };
  const queryRefund = async ({ number, payment }: NewRefund): Promise<RefundState> => {
    const content = { out_trade_no: payment.number, out_request_no: number };
    const answer = await ask('alipay.trade.fastpay.refund.query', content);
    if (answer.sub_code === NO_TRADE) return { state: 'unknown' };
    // Without this status the refund never came, or failed and can be asked for again by the same number.
    return sure(answer).refund_status === 'REFUND_SUCCESS'
      ? { state: 'done', providerNumber: payment.providerNumber }
      : { state: 'unknown' };
  };

  return {
    code: 'alipay',
    shows: 'qr',
    takes: (currency) => currency === 'CNY',
    create: (payment) =>
      away(async () => {
        const answer = await ask('alipay.trade.precreate', precreate(payment), payment.noticeAddress).catch(
          (error: unknown) => {
            // Not signed, so not proof; but nobody has seen a code either.
            if (error instanceof AlipayGatewayFault) return { code: '40002', sub_code: 'gateway' };
            throw error;
          },
        );
        if (answer.code !== DONE && !isUnsure(answer))
          return { state: 'refused', reason: answer.sub_code ?? answer.code };
        const { qr_code: text } = z.object({ qr_code: z.string().min(1) }).parse(sure(answer));
        return { state: 'open', invitation: { kind: 'qr', text } };
      }),
    query: (number) => away(() => query(number)),
    close: (number) =>
      away(async () => {
        const { code } = await ask('alipay.trade.close', { out_trade_no: number });
        return code === DONE ? { state: 'closed' } : query(number);
      }),
    refund: (refund) =>
      away(async () => {
        const answer = await ask('alipay.trade.refund', {
          out_trade_no: refund.payment.number,
          out_request_no: refund.number,
          refund_amount: yuanOf(refund.sum.amount),
          refund_reason: refund.reason,
        });
        if (answer.code === DONE && answer.fund_change === 'Y')
          return { state: 'done', providerNumber: refund.payment.providerNumber };
        if (answer.code === DONE) return queryRefund(refund);
        sureOrRefused(answer);
        return { state: 'failed', reason: answer.sub_code ?? answer.code };
      }),
    queryRefund: (refund) => away(() => queryRefund(refund)),
    readNotice: (notice) =>
      orForeign(context.log, 'alipay', async () => readAlipayNotice(await open(), settings, notice)),
    answerNotice: (outcome) => ({
      status: outcome === 'understood' ? 200 : outcome === 'foreign' ? 400 : 503,
      contentType: 'text/plain; charset=utf-8',
      body: outcome === 'understood' ? 'success' : 'fail',
    }),
  };
}

/** Fields of https://opendocs.alipay.com/open/8ad49e4a_alipay.trade.precreate. */
function precreate({ number, sum, subject, expiresAt }: NewPayment): object {
  return {
    out_trade_no: number,
    total_amount: yuanOf(sum.amount),
    // Alipay refuses these signs; a comma would break the lines of its statements.
    subject: subject.replace(/[/=&,]/g, ' ').slice(0, 256),
    time_expire: beijingTime(expiresAt),
  };
}

function isUnsure({ code, sub_code: reason = '' }: AlipayAnswer): boolean {
  return UNSURE.test(code) || UNSURE.test(reason);
}

/** An answer that did what was asked. @throws ProviderFault for others */
function sure(answer: AlipayAnswer): AlipayAnswer {
  if (answer.code !== DONE) throw new ProviderFault(`code ${answer.code}`);
  return answer;
}

/** @throws ProviderFault if it is not known whether it happened */
function sureOrRefused(answer: AlipayAnswer): void {
  if (isUnsure(answer)) throw new ProviderFault(`code ${answer.code}`);
}
