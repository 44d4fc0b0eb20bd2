import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';

/** The key that a browser subscribes with. */
export const getPushKey = endpoint({
  methods: ['GET'],
  path: '/find/lspNotice/pushKey',
  origin: 'ours',
  access: 'patron',
  summary: 'The key for notifications by the browser',
  input: z.object({}),
  /** base64url; empty where the library cannot send them. */
  output: z.object({ publicKey: z.string() }),
  errors: [],
});
