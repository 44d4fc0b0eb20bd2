import * as z from 'zod';
import { secretNameSchema } from '../secret-name.ts';
import { merchantNumber, providerAddress, publicKey } from './fields.ts';

/** A merchant account at Alipay, with keys (not certificates), and QR codes for the merchant ("face to face"). */
const settings = z.object({
  appId: merchantNumber,
  /** The merchant's number (PID). If it is given, notices for others are refused. */
  sellerId: merchantNumber.optional(),
  /** The secret that is the application's private key. */
  privateKey: secretNameSchema.default('alipay-key'),
  /** Alipay's public key, not the application's. */
  alipayPublicKey: publicKey,
  address: providerAddress.default('https://openapi.alipay.com/gateway.do'),
});
export type AlipaySettings = z.infer<typeof settings>;

export const alipay = {
  settings,
  name: { 'zh-CN': '支付宝', 'zh-TW': '支付寶', 'en-US': 'Alipay', 'fr-FR': 'Alipay' },
};
