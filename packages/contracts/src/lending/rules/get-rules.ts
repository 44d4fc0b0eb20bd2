import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { RULES_ELSEWHERE } from './errors.ts';
import { ruleTableSchema } from './fields.ts';

/** All loan rules, with the groups of readers and types of items that they are about. */
export const getRules = endpoint({
  methods: ['GET'],
  path: '/staff/rules/show',
  origin: 'ours',
  access: { staff: 'circulation.rules' },
  summary: 'Loan rules, reader groups and item types',
  input: z.object({}),
  output: ruleTableSchema,
  errors: [RULES_ELSEWHERE],
});
