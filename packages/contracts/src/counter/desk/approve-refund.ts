import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { requiredText, wholeNumber } from '../../kernel/fields.ts';
import { SECOND_PERSON_NEEDED } from '../../lending/payments/errors.ts';
import { CREDENTIALS_WRONG, LOGIN_LOCKED } from '../../people/auth/errors.ts';
import { appCode } from '../../people/second-factor/fields.ts';
import { SECOND_PERSON_NOT_APART, STAFF_CODE_REQUIRED, STAFF_CODE_WRONG } from '../../people/staff/errors.ts';
import { DESK_ACCESS } from './scan.ts';

/**
 * A second person approves at the desk what the one who is signed in gives back: somebody else, with their own account and password and
 * the permission `payments.refund`, whose account the two did not lately make or change for each other. The approval is good for one refund of this sum by the one who is signed in.
 */
export const approveRefund = endpoint({
  methods: ['POST'],
  path: '/staff/desk/approveRefund',
  origin: 'ours',
  access: DESK_ACCESS,
  summary: 'Approve money that the desk gives back',
  input: z.object({
    account: requiredText(64),
    password: z.string().min(1).max(256),
    /** The code of an app, of members who sign in with one; asked for with STAFF_CODE_REQUIRED. */
    code: appCode.optional(),
    /** Minor units. */
    amount: wholeNumber(1, 1_000_000_000),
  }),
  output: z.object({ approval: z.string() }),
  errors: [
    CREDENTIALS_WRONG,
    LOGIN_LOCKED,
    STAFF_CODE_REQUIRED,
    STAFF_CODE_WRONG,
    SECOND_PERSON_NEEDED,
    SECOND_PERSON_NOT_APART,
  ],
  rateLimit: { max: 20, windowSeconds: 60 },
  carriesSecrets: true,
});
