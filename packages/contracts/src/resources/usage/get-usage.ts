import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { listOf } from '../../kernel/fields.ts';
import { ERESOURCE_NOT_FOUND } from '../databases/errors.ts';
import { COUNTER_REPORTS } from './counter.ts';
import { USAGE_PERIOD } from './errors.ts';
import { usageChoice, usageMetric } from './usage-choice.ts';

/**
 * Usage by month. A month of a platform is counted from one report, so that nothing is counted twice: the title report where there is one,
 * else its views for journals and books, else item, platform or database reports. Machines (text and data mining) are not counted.
 */
export const getUsage = endpoint({
  methods: ['GET'],
  path: '/staff/usage/get',
  origin: 'ours',
  access: { staff: 'resources.electronic' },
  summary: 'Usage of electronic resources by month',
  input: z.object({
    ...usageChoice,
    metrics: listOf(usageMetric, 12).default(['Total_Item_Requests']),
  }),
  output: z.object({
    months: z.array(z.string()),
    /** For each metric its counts in the order of the months; null where no report has the month. */
    series: z.array(z.object({ metric: usageMetric, total: z.int(), counts: z.array(z.int().nullable()) })),
    /** Reports that were counted from. */
    reports: z.array(z.enum(COUNTER_REPORTS)),
    /** Metrics that the reports of these months have. */
    metrics: z.array(usageMetric),
  }),
  errors: [USAGE_PERIOD, ERESOURCE_NOT_FOUND],
});
