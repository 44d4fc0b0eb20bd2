import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { CONFIRMATIONS } from '../second-factor/get-two-steps.ts';
import { passkeySchema } from './fields.ts';

/** The reader's passkeys, the newest first. */
export const listPasskeys = endpoint({
  methods: ['GET'],
  path: '/oga/passkey/list',
  origin: 'ours',
  access: 'patron',
  summary: 'The reader’s passkeys',
  input: z.object({}),
  output: z.object({
    /** Whether the library lets readers sign in with passkeys. */
    isOffered: z.boolean(),
    /** What adding or removing one needs besides the session. */
    confirmation: z.enum(CONFIRMATIONS),
    passkeys: z.array(passkeySchema),
  }),
  errors: [],
});
