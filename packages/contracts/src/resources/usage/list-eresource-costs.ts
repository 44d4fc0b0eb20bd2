import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, wholeNumber } from '../../kernel/fields.ts';
import { eresourceCost } from './eresource-cost.ts';

/** Costs of databases, years and what one use costs; the newest year first, then the largest cost of a use. */
export const listEresourceCosts = endpoint({
  methods: ['GET'],
  path: '/staff/usage/costs',
  origin: 'ours',
  access: { staff: 'resources.electronic' },
  summary: 'Costs of databases and of one use',
  input: z.object({
    eresourceId: id.optional(),
    year: wholeNumber(1990, 2100).optional(),
  }),
  output: z.object({ costs: z.array(eresourceCost) }),
  errors: [],
});
