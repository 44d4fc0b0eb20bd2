import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';

/** Sends no more messages to the reader's WeChat, and forgets its id. */
export const disconnectWechatMessages = endpoint({
  methods: ['POST'],
  path: '/find/lspNotice/disconnectWechat',
  origin: 'ours',
  access: 'patron',
  summary: 'Get no more messages in WeChat',
  input: z.object({}),
  output: z.object({}),
  errors: [],
});
