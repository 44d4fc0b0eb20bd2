import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { ILS_UNAVAILABLE, PATRON_NOT_FOUND } from '../../library-system/errors.ts';
import { dayQuotaSchema } from './wish-fields.ts';

/** How many requests of each kind the reader may still start today. */
export const getDayQuotas = endpoint({
  methods: ['POST'],
  path: '/find/subtenancy/subtenancyTimes',
  origin: 'spec',
  access: 'patron',
  summary: 'Request quotas of today',
  input: z.object({}),
  /** The kinds that the library offers. */
  output: z.array(dayQuotaSchema),
  errors: [ILS_UNAVAILABLE, PATRON_NOT_FOUND],
});
