import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, requiredText } from '../../kernel/fields.ts';
import { PASSKEY_NOT_FOUND } from '../passkeys/errors.ts';
import { PASSKEY_NAME_LENGTH } from '../passkeys/fields.ts';

export const renameStaffPasskey = endpoint({
  methods: ['POST'],
  path: '/staff/passkey/rename',
  origin: 'ours',
  access: 'staff',
  summary: 'Name a passkey of the member',
  input: z.object({ id, name: requiredText(PASSKEY_NAME_LENGTH) }),
  output: z.object({}),
  errors: [PASSKEY_NOT_FOUND],
});
