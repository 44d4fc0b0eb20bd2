import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { CREDENTIALS_WRONG, LOGIN_LOCKED } from '../auth/errors.ts';
import { PASSKEY_LIMIT_REACHED, PASSKEYS_OFF } from '../passkeys/errors.ts';
import { newCredentialOptions } from '../passkeys/fields.ts';
import { presentPassword } from './change-staff-password.ts';

/** The options with which this browser makes a new passkey for the member, good for five minutes and once. */
export const beginStaffPasskey = endpoint({
  methods: ['POST'],
  path: '/staff/passkey/begin',
  origin: 'ours',
  access: 'staff',
  summary: 'Options for a new passkey of the member',
  input: z.object({ password: presentPassword }),
  output: newCredentialOptions,
  errors: [CREDENTIALS_WRONG, LOGIN_LOCKED, PASSKEY_LIMIT_REACHED, PASSKEYS_OFF],
  rateLimit: { max: 20, windowSeconds: 60 },
  carriesSecrets: true,
});
