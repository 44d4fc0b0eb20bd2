import * as z from 'zod';
import { MESSAGE_FACTS } from './message-kinds.ts';
import { isFilledAddress } from './page-address.ts';
import { secretNameSchema } from './secret-name.ts';

/** The kinds of notices to readers, with the facts of each text. The names are stored and in settings: they do not change. */
export const NOTICE_FACTS = {
  resetCode: ['code', 'minutes'],
  bindCode: ['code', 'minutes'],
  confirmCode: ['code', 'minutes'],
  passwordChanged: ['time'],
  contactChanged: ['time', 'contact'],
  contactRemoved: ['time', 'contact'],
  newDevice: ['time', 'device'],
  /** `ticket`: the secret part of the link. */
  invitation: ['account', 'days', 'ticket'],
  erasureRequested: ['time'],
  /** An account of another library shows the reader's card. */
  cardShown: ['time', 'elsewhere'],
  passkeyAdded: ['time', 'passkey'],
  passkeyRemoved: ['time', 'passkey'],
  twoStepsOn: ['time'],
  twoStepsOff: ['time'],
  recoveryCodesRenewed: ['time'],
  recoveryCodeUsed: ['time', 'left'],
  ...MESSAGE_FACTS,
  /** Several messages in one. */
  messageDigest: ['count', 'list'],
  /** What was lent at a station, each line with its due date. */
  selfCheckReceipt: ['count', 'list'],
} as const;

export type NoticeKind = keyof typeof NOTICE_FACTS;
export const NOTICE_KINDS = Object.keys(NOTICE_FACTS) as [NoticeKind, ...NoticeKind[]];

const line = z
  .string()
  .max(500)
  .regex(/^[^\p{Cc}]*$/u);

/** How a library sends mail. */
export const mailSettingsSchema = z.object({
  host: z.string().regex(/^[A-Za-z0-9.:[\]-]{1,253}$/),
  port: z.int().min(1).max(65_535).default(587),
  /** `tls` from the first byte (port 465), `starttls` before anything is said, `none` only inside one's own network. */
  secure: z.enum(['tls', 'starttls', 'none']).default('starttls'),
  /** Empty: the server asks for no sign-in. */
  user: line.default(''),
  /** The secret that is the password of the user. */
  password: secretNameSchema.optional(),
  /** The address that mails come from; the library's name is put before it. */
  from: z.email().max(254),
});
export type MailSettings = z.infer<typeof mailSettingsSchema>;

const template = z.string().max(4000);

/** A gateway for text messages that takes HTTP requests. `{phone}`, `{text}` and `{secret:NAME}` are filled in. */
export const httpSmsSettingsSchema = z.object({
  kind: z.literal('http'),
  /** http or https, with placeholders behind the host only. */
  address: template
    .regex(/^https?:\/\/[^{}/?#]+([/?#]|$)/)
    .refine(isFilledAddress, 'an address of http or https'),
  method: z.enum(['GET', 'POST']).default('POST'),
  headers: z.record(z.string().regex(/^[A-Za-z0-9-]{1,64}$/), line).default({}),
  /** How the body is written, and how values are escaped in it. */
  bodyType: z.enum(['json', 'form', 'text']).default('json'),
  body: template.default(''),
  /** What a JSON answer must say if the message was taken: names joined by dots, and the value there as text. */
  success: z.object({ path: z.string().regex(/^[\w-]+(\.[\w-]+)*$/), value: line }).optional(),
});
export type HttpSmsSettings = z.infer<typeof httpSmsSettingsSchema>;

/** The text message service of Alibaba Cloud (SendSms), which has templates of its own. */
export const aliyunSmsSettingsSchema = z.object({
  kind: z.literal('aliyun'),
  address: z.url({ protocol: /^https?$/ }).default('https://dysmsapi.aliyuncs.com'),
  accessKeyId: z.string().regex(/^[A-Za-z0-9._-]{1,128}$/),
  /** The secret that is the access key's secret. */
  accessKeySecret: secretNameSchema,
  signName: line.min(1),
  /** The service's template for each kind of notice; a kind without one is not sent. Their variables are named as our facts. */
  templates: z.partialRecord(z.enum(NOTICE_KINDS), z.string().regex(/^\w{1,64}$/)),
});
export type AliyunSmsSettings = z.infer<typeof aliyunSmsSettingsSchema>;

export const smsSettingsSchema = z.discriminatedUnion('kind', [
  httpSmsSettingsSchema,
  aliyunSmsSettingsSchema,
]);
export type SmsSettings = z.infer<typeof smsSettingsSchema>;
