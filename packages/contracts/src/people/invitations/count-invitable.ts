import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';

/** Counts the readers whom an invitation would help. */
export const countInvitable = endpoint({
  methods: ['GET'],
  path: '/staff/readers/invitable',
  origin: 'ours',
  access: { staff: 'circulation.readers' },
  summary: 'How many readers have not set a password yet',
  input: z.object({}),
  output: z.object({
    /** They have an e-mail address, have not set a password yet, and have no invitation that is still good. */
    invitable: z.int(),
    /** They have an invitation that is still good. */
    open: z.int(),
    /** False where `inviteReaders` answers INVITATIONS_OFF. */
    isOn: z.boolean(),
  }),
  errors: [],
});
