import * as z from 'zod';
import { rawEndpoint } from '../../kernel/endpoint.ts';
import { listOf } from '../../kernel/fields.ts';
import { TABLE_MEDIA_TYPES, tableFormat } from '../../kernel/table-format.ts';
import { ERESOURCE_NOT_FOUND } from '../databases/errors.ts';
import { USAGE_PERIOD } from './errors.ts';
import { usageChoice, usageMetric } from './usage-choice.ts';

/** Usage by month (`months`), or the titles with their uses (`things`: at most 10,000 for each metric), as a file. */
export const exportUsage = rawEndpoint({
  methods: ['GET'],
  path: '/staff/usage/export',
  origin: 'ours',
  access: { staff: 'resources.electronic' },
  summary: 'Usage as a file',
  reply: 'download',
  contentTypes: Object.values(TABLE_MEDIA_TYPES),
  input: z.object({
    ...usageChoice,
    what: z.enum(['months', 'things']).default('months'),
    metrics: listOf(usageMetric, 12).default(['Total_Item_Requests']),
    format: tableFormat,
  }),
  errors: [USAGE_PERIOD, ERESOURCE_NOT_FOUND],
  rateLimit: { max: 20, windowSeconds: 60 },
});
