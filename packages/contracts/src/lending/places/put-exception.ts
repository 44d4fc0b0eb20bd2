import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { calendarDate, id } from '../../kernel/fields.ts';
import { textsSchema } from '../../kernel/names.ts';
import { LIBRARY_UNKNOWN } from '../../people/tenant/errors.ts';
import { HOURS_UNREADABLE } from './errors.ts';
import { hoursText } from './fields.ts';

/** Sets other hours, or a closed day, for one library or all; or takes them back. */
export const putException = endpoint({
  methods: ['POST'],
  path: '/staff/places/putException',
  origin: 'ours',
  access: { staff: 'circulation.places' },
  summary: 'Set or take back the hours of one day',
  input: z.object({
    /** Empty: every library. */
    libraryCode: z.union([z.literal(''), id]),
    day: calendarDate,
    /** Empty: closed. Null: the hours of the weekday hold again. */
    hours: hoursText.nullable(),
    /** Why, for readers. */
    names: textsSchema.default({}),
  }),
  output: z.object({ day: z.string() }),
  errors: [LIBRARY_UNKNOWN, HOURS_UNREADABLE],
});
