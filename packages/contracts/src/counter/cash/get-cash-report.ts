import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { calendarDate, money } from '../../kernel/fields.ts';
import { DESK_ELSEWHERE } from '../../library-system/desk-errors.ts';
import { drawerSchema } from './drawer-view.ts';

/** The cash of a day in all libraries: what came in and went out on it, and the drawers that were open. */
export const getCashReport = endpoint({
  methods: ['GET'],
  path: '/staff/desk/getCashReport',
  origin: 'ours',
  access: { staff: 'payments.manage' },
  summary: 'Cash of a day',
  input: z.object({
    /** In the time zone of the library; today if it is absent. */
    day: calendarDate.optional(),
  }),
  output: z.object({
    day: calendarDate,
    taken: money,
    givenBack: money,
    difference: money,
    /** What of it went into no drawer and came out of none, where the library does not ask for drawers. */
    withoutDrawer: z.object({ taken: money, givenBack: money }),
    drawers: z.array(drawerSchema),
  }),
  errors: [DESK_ELSEWHERE],
});
