import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, requiredText } from '../../kernel/fields.ts';
import { PASSKEY_NOT_FOUND } from './errors.ts';
import { PASSKEY_NAME_LENGTH } from './fields.ts';

export const renamePasskey = endpoint({
  methods: ['POST'],
  path: '/oga/passkey/rename',
  origin: 'ours',
  access: 'patron',
  summary: 'Name a passkey',
  input: z.object({ id, name: requiredText(PASSKEY_NAME_LENGTH) }),
  output: z.object({}),
  errors: [PASSKEY_NOT_FOUND],
});
