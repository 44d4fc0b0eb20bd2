import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';
import { ERESOURCE_NOT_FOUND } from '../databases/errors.ts';
import { USAGE_SOURCE_NOT_FOUND } from './errors.ts';
import { usageSource } from './usage-source.ts';

/** Says which database of the library a platform or database of the reports is; absent for none. */
export const putUsageSource = endpoint({
  methods: ['POST'],
  path: '/staff/usage/putSource',
  origin: 'ours',
  access: { staff: 'resources.electronic' },
  summary: 'Say which database a platform of the reports is',
  input: z.object({ id, eresourceId: id.optional() }),
  output: usageSource,
  errors: [USAGE_SOURCE_NOT_FOUND, ERESOURCE_NOT_FOUND],
});
