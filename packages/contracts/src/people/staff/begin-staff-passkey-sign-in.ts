import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { LOGIN_METHOD_OFF } from '../auth/errors.ts';
import { usedCredentialOptions } from '../passkeys/fields.ts';

/** The options with which this browser signs a member in by a passkey, good for five minutes and once. They name no account. */
export const beginStaffPasskeySignIn = endpoint({
  methods: ['POST'],
  path: '/staff/passkey/challenge',
  origin: 'ours',
  access: 'public',
  summary: 'Options to sign a member of the staff in with a passkey',
  input: z.object({}),
  output: usedCredentialOptions,
  errors: [LOGIN_METHOD_OFF],
  rateLimit: { max: 60, windowSeconds: 60 },
});
