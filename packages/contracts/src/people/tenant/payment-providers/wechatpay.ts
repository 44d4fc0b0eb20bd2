import * as z from 'zod';
import { secretNameSchema } from '../secret-name.ts';
import { merchantNumber, providerAddress, publicKey } from './fields.ts';

/** A merchant account at WeChat Pay (API v3, Native payment, public-key mode). */
const settings = z.object({
  merchantId: merchantNumber,
  appId: merchantNumber,
  /** Serial number of the merchant's certificate. */
  serial: merchantNumber,
  /** The secret that is the merchant's private key. */
  privateKey: secretNameSchema.default('wechatpay-key'),
  /** The secret that is the API v3 key, of 32 bytes. */
  apiV3Key: secretNameSchema.default('wechatpay-v3-key'),
  /** Number of WeChat Pay's public key: PUB_KEY_ID_... */
  publicKeyId: merchantNumber,
  publicKey,
  address: providerAddress.default('https://api.mch.weixin.qq.com'),
});
export type WechatPaySettings = z.infer<typeof settings>;

export const wechatpay = {
  settings,
  name: { 'zh-CN': '微信支付', 'zh-TW': '微信支付', 'en-US': 'WeChat Pay', 'fr-FR': 'WeChat Pay' },
};
