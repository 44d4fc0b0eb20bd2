import * as z from 'zod';
import { LOGIN_METHOD_OFF } from '../auth/errors.ts';
import { endpoint } from '../kernel/endpoint.ts';

/** The options with which this browser signs in by a passkey, good for ten minutes and once. They name no account. */
export const beginPasskeySignIn = endpoint({
  methods: ['POST'],
  path: '/oga/passkey/challenge',
  origin: 'ours',
  access: 'public',
  summary: 'Options to sign in with a passkey',
  input: z.object({}),
  output: z.object({
    challenge: z.string(),
    rpId: z.string(),
    timeout: z.int(),
    userVerification: z.literal('required'),
  }),
  errors: [LOGIN_METHOD_OFF],
  rateLimit: { max: 60, windowSeconds: 60 },
});
