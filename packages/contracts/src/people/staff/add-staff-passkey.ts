import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { PASSKEY_REFUSED, PASSKEYS_OFF } from '../passkeys/errors.ts';
import { newCredential, passkeyName } from '../passkeys/fields.ts';

/** Keeps a passkey that this browser made with the options of beginStaffPasskey. */
export const addStaffPasskey = endpoint({
  methods: ['POST'],
  path: '/staff/passkey/add',
  origin: 'ours',
  access: 'staff',
  summary: 'Keep a new passkey of the member',
  input: z.object({ credential: newCredential, name: passkeyName.default('') }),
  output: z.object({ id: z.string() }),
  errors: [PASSKEY_REFUSED, PASSKEYS_OFF],
});
