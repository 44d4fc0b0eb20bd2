import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { wholeNumber } from '../../kernel/fields.ts';
import { DESK_ELSEWHERE } from '../../library-system/desk-errors.ts';
import { DESK_NOT_CHOSEN } from '../../people/staff/errors.ts';
import { DESK_ACCESS } from '../desk/scan.ts';
import { drawerSchema } from './drawer-view.ts';
import { CASH_DRAWER_OPEN } from './errors.ts';

/** Opens a drawer in the library of the session. From now on the caller's cash is booked to it. */
export const openCashDrawer = endpoint({
  methods: ['POST'],
  path: '/staff/desk/openCashDrawer',
  origin: 'ours',
  access: DESK_ACCESS,
  summary: 'Open a cash drawer',
  input: z.object({
    /** What is in it, minor units. */
    float: wholeNumber(0, 1_000_000_000),
  }),
  output: drawerSchema,
  errors: [DESK_ELSEWHERE, DESK_NOT_CHOSEN, CASH_DRAWER_OPEN],
  idempotent: true,
});
