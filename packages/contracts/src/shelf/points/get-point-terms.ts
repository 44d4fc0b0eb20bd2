import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { pointTerms } from './fields.ts';

/** How points are earned and spent in the library. */
export const getPointTerms = endpoint({
  methods: ['GET'],
  path: '/staff/points/showTerms',
  origin: 'ours',
  access: { staff: 'circulation.rules' },
  summary: 'The terms of points',
  input: z.object({}),
  output: z.object({ ...pointTerms, currency: z.string() }),
  errors: [],
});
