import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { entrySchema } from '../auth/entry.ts';
import { LOGIN_METHOD_OFF } from '../auth/errors.ts';
import { PASSKEY_REFUSED } from './errors.ts';
import { usedCredential } from './fields.ts';

/**
 * Signs a reader in with a passkey, without account, password and verification code. A passkey is two factors: the device, and what
 * unlocks it there.
 */
export const signInByPasskey = endpoint({
  methods: ['POST'],
  path: '/oga/passkey/login',
  origin: 'ours',
  access: 'public',
  summary: 'Sign in with a passkey',
  input: z.object({ credential: usedCredential }),
  output: entrySchema,
  errors: [LOGIN_METHOD_OFF, PASSKEY_REFUSED],
  rateLimit: { max: 30, windowSeconds: 60 },
});
