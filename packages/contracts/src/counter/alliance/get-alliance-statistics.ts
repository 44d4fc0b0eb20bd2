import { ALLIANCE_SIDES, ALLIANCE_STEPS } from '@lectern/rules/alliance/steps';
import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { calendarDate } from '../../kernel/fields.ts';
import { DESK_ACCESS } from '../desk/scan.ts';

/** How many transactions were begun with each library in a time, by side and by the step that they are in now. */
export const getAllianceStatistics = endpoint({
  methods: ['POST'],
  path: '/staff/alliance/statistics',
  origin: 'ours',
  access: DESK_ACCESS,
  summary: 'Numbers of transactions in the alliance',
  input: z.object({
    /** First and last day, in the time zone of the library. */
    from: calendarDate,
    to: calendarDate,
  }),
  output: z.object({
    rows: z.array(
      z.object({
        otherLib: z.string(),
        name: z.string(),
        side: z.enum(ALLIANCE_SIDES),
        total: z.int(),
        steps: z.partialRecord(z.enum(ALLIANCE_STEPS), z.int()),
      }),
    ),
  }),
  errors: [],
});
