import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { accessPolicy } from './policy.ts';

/** The sets of rights of the library. */
export const listPolicies = endpoint({
  methods: ['GET'],
  path: '/staff/digital/policies',
  origin: 'ours',
  access: { staff: 'resources.digital' },
  summary: 'All sets of rights',
  input: z.object({}),
  output: z.array(accessPolicy),
  errors: [],
});
