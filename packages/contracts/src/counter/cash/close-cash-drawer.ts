import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { text, wholeNumber } from '../../kernel/fields.ts';
import { AMOUNT_CHANGED } from '../../lending/fines/errors.ts';
import { DESK_ELSEWHERE } from '../../library-system/desk-errors.ts';
import { STAFF_UNKNOWN } from '../../people/staff/errors.ts';
import { DESK_ACCESS } from '../desk/scan.ts';
import { drawerSchema } from './drawer-view.ts';
import { CASH_DRAWER_CLOSED, CASH_DRAWER_OPEN, CASH_REASON_REQUIRED } from './errors.ts';

/**
 * Ends the caller's drawer with what was counted. A difference is posted to the ledger with its reason. The drawer can go on to another
 * member of the staff, with the count as the float.
 */
export const closeCashDrawer = endpoint({
  methods: ['POST'],
  path: '/staff/desk/closeCashDrawer',
  origin: 'ours',
  access: DESK_ACCESS,
  summary: 'Count and close a cash drawer, or hand it over',
  input: z.object({
    /** Minor units. */
    counted: wholeNumber(0, 1_000_000_000),
    /** What the caller was shown as in it by the books; nothing is done if this has changed. */
    sum: wholeNumber(-1_000_000_000, 1_000_000_000),
    reason: text(200).default(''),
    /** The account of who gets the drawer; empty where nobody does. */
    handTo: text(64).default(''),
  }),
  output: drawerSchema,
  errors: [
    DESK_ELSEWHERE,
    CASH_DRAWER_CLOSED,
    CASH_DRAWER_OPEN,
    CASH_REASON_REQUIRED,
    AMOUNT_CHANGED,
    STAFF_UNKNOWN,
  ],
  idempotent: true,
});
