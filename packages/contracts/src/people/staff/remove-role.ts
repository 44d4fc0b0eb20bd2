import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';
import { ROLE_IN_USE, ROLE_UNKNOWN } from './errors.ts';

/** Removes a role that nobody has. */
export const removeRole = endpoint({
  methods: ['POST'],
  path: '/staff/roles/remove',
  origin: 'ours',
  access: { staff: 'staff.manage' },
  summary: 'Remove a role that nobody has',
  input: z.object({ roleId: id }),
  output: z.object({}),
  errors: [ROLE_UNKNOWN, ROLE_IN_USE],
});
