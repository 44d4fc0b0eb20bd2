import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { WECHAT_MESSAGES_OFF } from './errors.ts';

/**
 * The address that a reader opens in WeChat to get messages there, valid for ten minutes and for one person. WeChat leads back to the
 * library's page with `wechat=messages`, `code` and `state`.
 */
export const beginWechatMessages = endpoint({
  methods: ['POST'],
  path: '/find/lspNotice/beginWechat',
  origin: 'ours',
  access: 'patron',
  summary: 'Begin to get messages in WeChat',
  input: z.object({}),
  /** `img`: the address as a QR code, a data URL. */
  output: z.object({ address: z.url(), img: z.string() }),
  errors: [WECHAT_MESSAGES_OFF],
  rateLimit: { max: 30, windowSeconds: 60 },
});
