import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { wholeNumber } from '../../kernel/fields.ts';
import { ERESOURCE_NOT_FOUND } from '../databases/errors.ts';
import { costPlace, eresourceCost } from './eresource-cost.ts';

/** Says what a database costs in a year; without an amount the year is forgotten, and the answer has 0. */
export const putEresourceCost = endpoint({
  methods: ['POST'],
  path: '/staff/usage/putCost',
  origin: 'ours',
  access: { staff: 'resources.electronic' },
  summary: 'Say what a database costs in a year',
  input: z.object({
    ...costPlace,
    /** Minor units of the currency. */
    amount: wholeNumber(0, 1_000_000_000_000).optional(),
    /** ISO 4217. */
    currency: z
      .string()
      .regex(/^[A-Z]{3}$/)
      .default('CNY'),
  }),
  output: eresourceCost,
  errors: [ERESOURCE_NOT_FOUND],
});
