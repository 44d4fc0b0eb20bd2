import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { LOGIN_METHOD_OFF } from '../auth/errors.ts';

/**
 * The address of WeChat's QR page for this browser, valid for ten minutes. WeChat leads back to the library's page with `code` and
 * `state`, which `/oga/otherLogin` takes.
 */
export const beginWechatSignIn = endpoint({
  methods: ['POST'],
  path: '/oga/beginWeixinLogin',
  origin: 'ours',
  access: 'public',
  summary: 'Begin to sign in by WeChat',
  input: z.object({}),
  output: z.object({ address: z.url() }),
  errors: [LOGIN_METHOD_OFF],
  rateLimit: { max: 30, windowSeconds: 60 },
});
