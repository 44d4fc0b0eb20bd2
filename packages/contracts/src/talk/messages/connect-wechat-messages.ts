import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { text } from '../../kernel/fields.ts';
import { PROVIDER_UNAVAILABLE } from '../../people/identity/link-errors.ts';
import { WECHAT_CONNECTION_STALE, WECHAT_MESSAGES_OFF } from './errors.ts';

/** Connects the WeChat that came back with this code with the reader who began; the reader has no session in this browser. */
export const connectWechatMessages = endpoint({
  methods: ['POST'],
  path: '/find/lspNotice/connectWechat',
  origin: 'ours',
  access: 'public',
  summary: 'Get messages in this WeChat',
  input: z.object({ code: text(512), state: text(128) }),
  output: z.object({}),
  errors: [WECHAT_MESSAGES_OFF, WECHAT_CONNECTION_STALE, PROVIDER_UNAVAILABLE],
  rateLimit: { max: 30, windowSeconds: 60 },
});
