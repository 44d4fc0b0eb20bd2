import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { RULE_UNKNOWN, RULES_ELSEWHERE } from './errors.ts';
import { ruleKey } from './fields.ts';

/** Removes the rule for a group and a type: without one such items are not lent to such readers. */
export const removeRule = endpoint({
  methods: ['POST'],
  path: '/staff/rules/remove',
  origin: 'ours',
  access: { staff: 'circulation.rules' },
  summary: 'Remove a loan rule',
  input: z.object(ruleKey),
  output: z.object({}),
  errors: [RULES_ELSEWHERE, RULE_UNKNOWN],
});
