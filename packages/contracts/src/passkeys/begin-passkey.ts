import * as z from 'zod';
import { CREDENTIALS_WRONG, LOGIN_LOCKED, SIGN_IN_AGAIN } from '../auth/errors.ts';
import { ILS_UNAVAILABLE } from '../circulation/errors.ts';
import { wirePassword } from '../contacts/fields.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { PASSKEY_LIMIT_REACHED, PASSKEYS_OFF } from './errors.ts';

/** The options with which this browser makes a new passkey for the reader, good for five minutes and once. */
export const beginPasskey = endpoint({
  methods: ['POST'],
  path: '/oga/passkey/begin',
  origin: 'ours',
  access: 'patron',
  summary: 'Options for a new passkey',
  input: z.object({ password: wirePassword.optional() }),
  output: z.object({
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    challenge: z.string(),
    pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
    timeout: z.int(),
    excludeCredentials: z.array(z.object({ type: z.literal('public-key'), id: z.string() })),
    authenticatorSelection: z.object({
      residentKey: z.literal('required'),
      requireResidentKey: z.literal(true),
      userVerification: z.literal('required'),
    }),
    attestation: z.literal('none'),
  }),
  errors: [
    CREDENTIALS_WRONG,
    ILS_UNAVAILABLE,
    LOGIN_LOCKED,
    PASSKEY_LIMIT_REACHED,
    PASSKEYS_OFF,
    SIGN_IN_AGAIN,
  ],
});
