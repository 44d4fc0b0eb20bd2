import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { LOGIN_METHOD_OFF } from '../auth/errors.ts';
import { PASSKEY_REFUSED } from '../passkeys/errors.ts';
import { usedCredential } from '../passkeys/fields.ts';
import { staffEntrySchema } from './open-staff-session.ts';

/** Signs a member in with a passkey, without account, password and code: the device and what unlocks it are two factors. */
export const openStaffSessionByPasskey = endpoint({
  methods: ['POST'],
  path: '/staff/passkey/login',
  origin: 'ours',
  access: 'public',
  summary: 'Sign a member of the staff in with a passkey',
  input: z.object({ credential: usedCredential }),
  output: staffEntrySchema,
  errors: [LOGIN_METHOD_OFF, PASSKEY_REFUSED],
  rateLimit: { max: 20, windowSeconds: 60 },
});
