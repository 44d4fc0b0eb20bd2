import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { paging, wholeNumber } from '../../kernel/fields.ts';
import { ERESOURCE_NOT_FOUND } from '../databases/errors.ts';
import { USAGE_PERIOD } from './errors.ts';
import { usageChoice, usageMetric } from './usage-choice.ts';
import { usedThing } from './used-thing.ts';

/** What titles (or databases) are listed by: `title` has items of item reports where there are no title reports. */
export const USED_LISTS = ['title', 'database'] as const;

/** The titles used most, or those that readers were turned away from most (No_License, Limit_Exceeded). */
export const listUsedThings = endpoint({
  methods: ['GET'],
  path: '/staff/usage/things',
  origin: 'ours',
  access: { staff: 'resources.electronic' },
  summary: 'Titles and databases used most',
  input: z.object({
    ...usageChoice,
    metric: usageMetric.default('Total_Item_Requests'),
    list: z.enum(USED_LISTS).default('title'),
    page: paging.page,
    rows: wholeNumber(1, 100).default(20),
  }),
  output: z.object({ total: z.int(), things: z.array(usedThing) }),
  errors: [USAGE_PERIOD, ERESOURCE_NOT_FOUND],
});
