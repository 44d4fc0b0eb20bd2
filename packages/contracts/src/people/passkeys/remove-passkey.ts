import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';
import { ILS_UNAVAILABLE } from '../../library-system/errors.ts';
import { CREDENTIALS_WRONG, LOGIN_LOCKED, SIGN_IN_AGAIN } from '../auth/errors.ts';
import { wirePassword } from '../contacts/fields.ts';
import { PASSKEY_NOT_FOUND } from './errors.ts';

/** Nobody signs in with this passkey any more. */
export const removePasskey = endpoint({
  methods: ['POST'],
  path: '/oga/passkey/remove',
  origin: 'ours',
  access: 'patron',
  summary: 'Remove a passkey',
  input: z.object({ id, password: wirePassword.optional() }),
  output: z.object({}),
  errors: [CREDENTIALS_WRONG, ILS_UNAVAILABLE, LOGIN_LOCKED, PASSKEY_NOT_FOUND, SIGN_IN_AGAIN],
});
