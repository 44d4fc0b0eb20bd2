import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';
import { POLICY_IN_USE, POLICY_NOT_FOUND } from './errors.ts';

/** Removes a set of rights that nothing uses. */
export const removePolicy = endpoint({
  methods: ['POST'],
  path: '/staff/digital/policies/remove',
  origin: 'ours',
  access: { staff: 'resources.digital' },
  summary: 'Remove a set of rights',
  input: z.object({ id }),
  output: z.object({ id: z.string() }),
  errors: [POLICY_NOT_FOUND, POLICY_IN_USE],
});
