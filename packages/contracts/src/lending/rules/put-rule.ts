import { endpoint } from '../../kernel/endpoint.ts';
import { PATRON_GROUP_UNKNOWN } from '../../people/readers/errors.ts';
import { ITEM_TYPE_UNKNOWN, RULES_ELSEWHERE } from './errors.ts';
import { ruleSchema } from './fields.ts';

/** Sets the rule for a group and a type. It holds for loans and renewals from now on; loans keep the day that they are due. */
export const putRule = endpoint({
  methods: ['POST'],
  path: '/staff/rules/put',
  origin: 'ours',
  access: { staff: 'circulation.rules' },
  summary: 'Set the loan rule for a reader group and an item type',
  input: ruleSchema,
  output: ruleSchema,
  errors: [RULES_ELSEWHERE, PATRON_GROUP_UNKNOWN, ITEM_TYPE_UNKNOWN],
});
