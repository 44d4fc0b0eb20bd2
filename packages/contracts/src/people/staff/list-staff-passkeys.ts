import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { passkeySchema } from '../passkeys/fields.ts';

/** The member's passkeys, the newest first. */
export const listStaffPasskeys = endpoint({
  methods: ['GET'],
  path: '/staff/passkey/list',
  origin: 'ours',
  access: 'staff',
  summary: 'The passkeys of the member',
  input: z.object({}),
  output: z.object({
    /** Whether passkeys can be made and used: the library offers them, at an address that browsers accept. */
    isOffered: z.boolean(),
    passkeys: z.array(passkeySchema),
  }),
  errors: [],
});
