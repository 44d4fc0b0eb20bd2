import * as z from 'zod';

const httpAddress = z.url({ protocol: /^https?$/ }).max(500);

/** The library's application at open.weixin.qq.com, for signing in by WeChat (`weixinLogin`). */
export const wechatSettingsSchema = z.object({
  appId: z.string().regex(/^[\w-]{1,64}$/),
  /** The name of the secret that holds the application's AppSecret. */
  secret: z
    .string()
    .regex(/^[A-Za-z0-9_.-]{1,64}$/)
    .default('wechat'),
  /** The page with the QR code, and where the server asks who has signed in. */
  qrAddress: httpAddress.default('https://open.weixin.qq.com/connect/qrconnect'),
  apiAddress: httpAddress.default('https://api.weixin.qq.com'),
});

export type WechatSettings = z.infer<typeof wechatSettingsSchema>;
