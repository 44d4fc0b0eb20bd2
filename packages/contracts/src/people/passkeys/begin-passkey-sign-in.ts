import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { LOGIN_METHOD_OFF } from '../auth/errors.ts';
import { usedCredentialOptions } from './fields.ts';

/** The options with which this browser signs in by a passkey, good for ten minutes and once. They name no account. */
export const beginPasskeySignIn = endpoint({
  methods: ['POST'],
  path: '/oga/passkey/challenge',
  origin: 'ours',
  access: 'public',
  summary: 'Options to sign in with a passkey',
  input: z.object({}),
  output: usedCredentialOptions,
  errors: [LOGIN_METHOD_OFF],
  rateLimit: { max: 60, windowSeconds: 60 },
});
