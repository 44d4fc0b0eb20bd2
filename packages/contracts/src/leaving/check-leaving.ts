import * as z from 'zod';
import { ILS_UNAVAILABLE, PATRON_NOT_FOUND } from '../circulation/errors.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { money } from '../kernel/fields.ts';
import { CONFIRMATIONS } from '../second-factor/get-two-steps.ts';
import { applicationView } from './application.ts';
import { LEAVING_ELSEWHERE } from './errors.ts';

/**
 * What can keep a reader from leaving. `credit`: the library has money of the reader, which the desk pays out. `kept`: so it does
 * of a deposit or prepayment. `frozen`: only the desk
 * can settle it.
 */
export const OUTSTANDING_KINDS = [
  'loans',
  'requests',
  'alliance',
  'behaviours',
  'debt',
  'credit',
  'kept',
  'guarantees',
  'frozen',
] as const;

/** Whether the reader can leave, and what is outstanding if not. */
export const checkLeaving = endpoint({
  methods: ['GET'],
  path: '/find/userLogOut/doUserLogOutOperationCheck',
  origin: 'spec',
  access: 'patron',
  summary: 'Whether the account can be cancelled',
  input: z.object({}),
  output: z.object({
    allowed: z.boolean(),
    outstanding: z.array(
      z.object({
        kind: z.enum(OUTSTANDING_KINDS),
        /** How many; null of money and of a frozen account. */
        count: z.int().nullable(),
        amount: money.nullable(),
      }),
    ),
    /** What `apply` needs besides the session. */
    confirmation: z.enum(CONFIRMATIONS),
    /** The application, filled in as far as the library knows the reader. */
    application: applicationView,
  }),
  errors: [ILS_UNAVAILABLE, LEAVING_ELSEWHERE, PATRON_NOT_FOUND],
});
