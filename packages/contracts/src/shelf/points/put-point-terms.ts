import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { pointTerms } from './fields.ts';

/** Sets how points are earned and spent from now on. Points that readers have keep their day of expiry. */
export const putPointTerms = endpoint({
  methods: ['POST'],
  path: '/staff/points/putTerms',
  origin: 'ours',
  access: { staff: 'circulation.rules' },
  summary: 'Set the terms of points',
  input: z.object(pointTerms),
  output: z.object(pointTerms),
  errors: [],
});
