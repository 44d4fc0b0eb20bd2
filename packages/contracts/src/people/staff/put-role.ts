import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, requiredText } from '../../kernel/fields.ts';
import { LAST_MANAGER, PERMISSION_NOT_OWN, ROLE_NAME_TAKEN, ROLE_UNKNOWN } from './errors.ts';
import { roleSchema } from './list-staff.ts';
import { PERMISSIONS } from './permissions.ts';

/** Adds a role, or changes what it allows. It holds at once for all who have it. Nobody adds a permission to a role that they do not have. */
export const putRole = endpoint({
  methods: ['POST'],
  path: '/staff/roles/put',
  origin: 'ours',
  access: { staff: 'staff.manage' },
  summary: 'Add or change a role',
  input: z.object({
    /** Absent of a new role. */
    roleId: id.optional(),
    name: requiredText(60),
    permissions: z.array(z.enum(PERMISSIONS)).max(PERMISSIONS.length),
  }),
  output: roleSchema,
  errors: [ROLE_NAME_TAKEN, ROLE_UNKNOWN, PERMISSION_NOT_OWN, LAST_MANAGER],
});
