import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';
import { LIBRARY_UNKNOWN } from '../../people/tenant/errors.ts';
import { HOURS_UNREADABLE } from './errors.ts';
import { hoursText } from './fields.ts';

/** Sets the week of a library. Nothing falls due on a closed day from now on; loans keep the day that they are due. */
export const putWeek = endpoint({
  methods: ['POST'],
  path: '/staff/places/putWeek',
  origin: 'ours',
  access: { staff: 'circulation.places' },
  summary: 'Set the opening hours of a week',
  input: z.object({ libraryCode: id, week: z.array(hoursText).length(7) }),
  output: z.object({ libraryCode: z.string() }),
  errors: [LIBRARY_UNKNOWN, HOURS_UNREADABLE],
});
