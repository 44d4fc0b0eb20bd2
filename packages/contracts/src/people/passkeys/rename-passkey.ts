import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';
import { PASSKEY_NOT_FOUND } from './errors.ts';
import { passkeyName } from './fields.ts';

export const renamePasskey = endpoint({
  methods: ['POST'],
  path: '/oga/passkey/rename',
  origin: 'ours',
  access: 'patron',
  summary: 'Name a passkey',
  input: z.object({ id, name: passkeyName.pipe(z.string().min(1)) }),
  output: z.object({}),
  errors: [PASSKEY_NOT_FOUND],
});
