import * as z from 'zod';
import { secretNameSchema } from './secret-name.ts';

const number = z.string().regex(/^[0-9A-Za-z_-]{1,64}$/);
const address = z.url({ protocol: /^https?$/ });
/** PEM, or its base64 without the lines around it, as the providers' pages show keys. */
const publicKey = z
  .string()
  .max(4000)
  .regex(/^[-\sA-Za-z0-9+/=]+$/);

/** A merchant account at Alipay, with keys (not certificates), and QR codes for the merchant ("face to face"). */
export const alipaySettingsSchema = z.object({
  appId: number,
  /** The merchant's number (PID). If it is given, notices for others are refused. */
  sellerId: number.optional(),
  /** The secret that is the application's private key. */
  privateKey: secretNameSchema.default('alipay-key'),
  /** Alipay's public key, not the application's. */
  alipayPublicKey: publicKey,
  address: address.default('https://openapi.alipay.com/gateway.do'),
});
export type AlipaySettings = z.infer<typeof alipaySettingsSchema>;

/** A merchant account at WeChat Pay (API v3, Native payment, public-key mode). */
export const wechatPaySettingsSchema = z.object({
  merchantId: number,
  appId: number,
  /** Serial number of the merchant's certificate. */
  serial: number,
  /** The secret that is the merchant's private key. */
  privateKey: secretNameSchema.default('wechatpay-key'),
  /** The secret that is the API v3 key, of 32 bytes. */
  apiV3Key: secretNameSchema.default('wechatpay-v3-key'),
  /** Number of WeChat Pay's public key: PUB_KEY_ID_... */
  publicKeyId: number,
  publicKey,
  address: address.default('https://api.mch.weixin.qq.com'),
});
export type WechatPaySettings = z.infer<typeof wechatPaySettingsSchema>;

/** An account at Stripe (Checkout). */
export const stripeSettingsSchema = z.object({
  /** The secret that is the API key. */
  apiKey: secretNameSchema.default('stripe-key'),
  /** The secret of the endpoint that notices are sent to. */
  webhookSecret: secretNameSchema.default('stripe-webhook'),
  /** Only methods that pay at once: a reader has three minutes. */
  methods: z
    .array(z.enum(['card', 'alipay', 'wechat_pay', 'link']))
    .nonempty()
    .default(['card']),
  address: address.default('https://api.stripe.com'),
});
export type StripeSettings = z.infer<typeof stripeSettingsSchema>;

/** By which channels readers pay online. */
export const paymentSettingsSchema = z.object({
  /** A channel without money, to try payments with. Only a server that runs with the demo has it. */
  sandbox: z.boolean().default(false),
  /** Where more than this of an online payment goes back, a second person approves it; minor units. Absent: nobody has to. */
  refundLimit: z.int().min(0).optional(),
  alipay: alipaySettingsSchema.optional(),
  wechatpay: wechatPaySettingsSchema.optional(),
  stripe: stripeSettingsSchema.optional(),
});
export type PaymentSettings = z.infer<typeof paymentSettingsSchema>;
