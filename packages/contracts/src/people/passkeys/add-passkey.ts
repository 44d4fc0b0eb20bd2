import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { PASSKEY_REFUSED, PASSKEYS_OFF } from './errors.ts';
import { newCredential, passkeyName } from './fields.ts';

/** Keeps a passkey that this browser made with the options of beginPasskey. */
export const addPasskey = endpoint({
  methods: ['POST'],
  path: '/oga/passkey/add',
  origin: 'ours',
  access: 'patron',
  summary: 'Keep a new passkey',
  input: z.object({ credential: newCredential, name: passkeyName.default('') }),
  output: z.object({ id: z.string() }),
  errors: [PASSKEY_REFUSED, PASSKEYS_OFF],
});
