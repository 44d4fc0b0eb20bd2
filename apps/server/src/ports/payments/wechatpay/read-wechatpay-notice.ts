import type { WechatPaySettings } from '@lectern/contracts/people/tenant/payment-providers/wechatpay';
import * as z from 'zod';
import type { Notice, RawNotice } from '../payment-channel.ts';
import { publicKeyOf } from '../provider-keys.ts';
import { isOurs, stateOfRefund, stateOfTransaction, transactionSchema } from './wechatpay-states.ts';

const MAX_SECONDS_OFF = 300;

const envelopeSchema = z.object({
  event_type: z.string(),
  resource: z.object({
    algorithm: z.literal('AEAD_AES_256_GCM'),
    ciphertext: z.string(),
    nonce: z.string(),
    associated_data: z.string().default(''),
  }),
});

const refundNoticeSchema = z.object({
  mchid: z.string(),
  out_refund_no: z.string(),
  refund_id: z.string(),
  refund_status: z.string(),
});

const FOREIGN: Notice = { about: 'foreign' };

/**
 * Reads a notice of WeChat Pay: signed over time, nonce and raw body, with its content sealed by the API v3 key
 * (https://pay.weixin.qq.com/doc/v3/merchant/4012791861). Now and then WeChat Pay sends one with a wrong signature
 * (WECHATPAY/SIGNTEST/) and expects that it is refused.
 *
 * @throws if it cannot be opened or read
 */
export async function readWechatPayNotice(
  settings: WechatPaySettings,
  apiV3Key: string,
  { headers, body, now }: RawNotice,
): Promise<Notice> {
  const { Aes, Formatter, Rsa } = await import('wechatpay-axios-plugin');
  const [time = '', nonce = ''] = [headers['wechatpay-timestamp'], headers['wechatpay-nonce']];
  const secondsOff = Math.abs(now.getTime() / 1000 - Number(time));
  if (!(secondsOff <= MAX_SECONDS_OFF) || headers['wechatpay-serial'] !== settings.publicKeyId)
    return FOREIGN;
  const text = body.toString('utf8');
  const key = publicKeyOf(settings.publicKey);
  if (!Rsa.verify(Formatter.response(time, nonce, text), headers['wechatpay-signature'] ?? '', key))
    return FOREIGN;
  const { event_type: event, resource } = envelopeSchema.parse(JSON.parse(text));
  const content: unknown = JSON.parse(
    Aes.AesGcm.decrypt(resource.ciphertext, apiV3Key, resource.nonce, resource.associated_data),
  );
  if (event.startsWith('REFUND.')) return readRefund(settings, content);
  if (!event.startsWith('TRANSACTION.')) return { about: 'nothing' };
  const transaction = transactionSchema.parse(content);
  if (!isOurs(transaction, settings)) return FOREIGN;
  return { about: 'payment', number: transaction.out_trade_no, payment: stateOfTransaction(transaction) };
}

function readRefund({ merchantId }: WechatPaySettings, content: unknown): Notice {
  const { mchid, refund_status: status, ...refund } = refundNoticeSchema.parse(content);
  if (mchid !== merchantId) return FOREIGN;
  return { about: 'refund', number: refund.out_refund_no, refund: stateOfRefund({ ...refund, status }) };
}
