import type { AlipaySettings } from '@lectern/contracts/people/tenant/payment-providers/alipay';
import type { AlipaySdk } from 'alipay-sdk';
import * as z from 'zod';
import type { Notice, RawNotice } from '../payment-channel.ts';
import { alipayTradeSchema, stateOfTrade } from './alipay-trade.ts';

const noticeSchema = alipayTradeSchema.extend({
  out_trade_no: z.string(),
  /** Our number of a refund, in notices about one. */
  out_biz_no: z.string().optional(),
  gmt_refund: z.string().optional(),
});

const FOREIGN: Notice = { about: 'foreign' };

/**
 * Reads a notice of Alipay: a form, signed over its values (https://opendocs.alipay.com/common/02mse7). Its amount is not compared here: it
 * is for the order to say what was asked.
 */
export function readAlipayNotice(
  sdk: Pick<AlipaySdk, 'checkNotifySignV2'>,
  { appId, sellerId }: AlipaySettings,
  { body, now }: Pick<RawNotice, 'body' | 'now'>,
): Notice {
  const values = Object.fromEntries(new URLSearchParams(body.toString('utf8')));
  if (values.sign_type !== 'RSA2' || !sdk.checkNotifySignV2(values)) return FOREIGN;
  if (values.app_id !== appId || (sellerId && values.seller_id !== sellerId)) return FOREIGN;
  const notice = noticeSchema.safeParse(values);
  if (!notice.success) return { about: 'nothing' };
  const { out_biz_no: refund, gmt_refund: refundedAt, out_trade_no: number, trade_no } = notice.data;
  if (refund && refundedAt)
    return { about: 'refund', number: refund, refund: { state: 'done', providerNumber: trade_no } };
  return { about: 'payment', number, payment: stateOfTrade(notice.data, now) };
}
