import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';
import { CREDENTIALS_WRONG, LOGIN_LOCKED } from '../auth/errors.ts';
import { PASSKEY_NOT_FOUND } from '../passkeys/errors.ts';
import { presentPassword } from './change-staff-password.ts';

/** The member signs in with this passkey no more. */
export const removeStaffPasskey = endpoint({
  methods: ['POST'],
  path: '/staff/passkey/remove',
  origin: 'ours',
  access: 'staff',
  summary: 'Remove a passkey of the member',
  input: z.object({ id, password: presentPassword }),
  output: z.object({}),
  errors: [CREDENTIALS_WRONG, LOGIN_LOCKED, PASSKEY_NOT_FOUND],
  rateLimit: { max: 20, windowSeconds: 60 },
  carriesSecrets: true,
});
