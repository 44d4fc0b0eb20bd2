import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, wholeNumber } from '../../kernel/fields.ts';
import { POLICY_CHANGED, POLICY_LIMIT_REACHED, POLICY_NOT_FOUND, POLICY_RANGE_REFUSED } from './errors.ts';
import { accessPolicy, policyFacts } from './policy.ts';

/** Adds a set of rights, or changes one: for all documents that use it, at once. */
export const putPolicy = endpoint({
  methods: ['POST'],
  path: '/staff/digital/policies/put',
  origin: 'ours',
  access: { staff: 'resources.digital' },
  summary: 'Add or change a set of rights',
  input: z.object({ id: id.optional(), version: wholeNumber(0, 1_000_000_000).optional(), ...policyFacts }),
  output: accessPolicy,
  errors: [POLICY_NOT_FOUND, POLICY_CHANGED, POLICY_LIMIT_REACHED, POLICY_RANGE_REFUSED],
});
