import * as z from 'zod';
import { NOTICE_KINDS } from './notice-settings.ts';
import { secretNameSchema } from './secret-name.ts';

const httpAddress = z.url({ protocol: /^https?$/ }).max(500);

/** One of the account's templates, and what stands in its fields. */
export const wechatTemplateSchema = z.object({
  id: z.string().regex(/^[\w-]{1,64}$/),
  /** By the name of the field, such as `thing1`: text with facts of the notice in braces, or `{library}` and `{title}`. */
  data: z.record(z.string().regex(/^\w{1,32}$/), z.string().min(1).max(200)),
});
export type WechatTemplate = z.infer<typeof wechatTemplateSchema>;

/** The library's service account at mp.weixin.qq.com, whose template messages tell readers of their requests and loans. */
export const wechatMessageSettingsSchema = z.object({
  appId: z.string().regex(/^[\w-]{1,64}$/),
  /** The secret that is the account's AppSecret. */
  secret: secretNameSchema.default('wechat-messages'),
  /** A kind of notice without a template is not sent. */
  templates: z.partialRecord(z.enum(NOTICE_KINDS), wechatTemplateSchema).default({}),
  /** Where WeChat asks readers, and where the server sends messages. */
  authorizeAddress: httpAddress.default('https://open.weixin.qq.com/connect/oauth2/authorize'),
  apiAddress: httpAddress.default('https://api.weixin.qq.com'),
});
export type WechatMessageSettings = z.infer<typeof wechatMessageSettingsSchema>;
