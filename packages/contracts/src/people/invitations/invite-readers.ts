import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';
import { INVITATIONS_OFF } from './errors.ts';

/** So many readers can be chosen in one call. */
export const MOST_INVITED = 200;

/**
 * Sends readers a mail with a link by which they set their first password. Without `patronIds` all are invited who can be and have no
 * invitation yet, in the background. A new invitation takes the place of an earlier one.
 */
export const inviteReaders = endpoint({
  methods: ['POST'],
  path: '/staff/readers/invite',
  origin: 'ours',
  access: { staff: 'circulation.readers' },
  summary: 'Invite readers by mail to set a password',
  input: z.object({ patronIds: z.array(id).min(1).max(MOST_INVITED).optional() }),
  output: z.object({
    invited: z.int(),
    /** Chosen readers who have no e-mail address, or have set a password already. */
    leftOut: z.int(),
  }),
  errors: [INVITATIONS_OFF],
});
