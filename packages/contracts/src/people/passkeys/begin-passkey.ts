import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { ILS_UNAVAILABLE } from '../../library-system/errors.ts';
import { CREDENTIALS_WRONG, LOGIN_LOCKED, SIGN_IN_AGAIN } from '../auth/errors.ts';
import { wirePassword } from '../contacts/fields.ts';
import { PASSKEY_LIMIT_REACHED, PASSKEYS_OFF } from './errors.ts';
import { newCredentialOptions } from './fields.ts';

/** The options with which this browser makes a new passkey for the reader, good for five minutes and once. */
export const beginPasskey = endpoint({
  methods: ['POST'],
  path: '/oga/passkey/begin',
  origin: 'ours',
  access: 'patron',
  summary: 'Options for a new passkey',
  input: z.object({ password: wirePassword.optional() }),
  output: newCredentialOptions,
  errors: [
    CREDENTIALS_WRONG,
    ILS_UNAVAILABLE,
    LOGIN_LOCKED,
    PASSKEY_LIMIT_REACHED,
    PASSKEYS_OFF,
    SIGN_IN_AGAIN,
  ],
});
