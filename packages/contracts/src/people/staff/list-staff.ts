import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { PERMISSIONS } from './permissions.ts';

export const roleSchema = z.object({
  roleId: z.string(),
  name: z.string(),
  permissions: z.array(z.enum(PERMISSIONS)),
});

export const memberSchema = z.object({
  staffId: z.string(),
  account: z.string(),
  name: z.string(),
  /** Who left is kept for the audit and cannot sign in. */
  active: z.boolean(),
  roleIds: z.array(z.string()),
  /** Signs in with the code of an app besides the password. */
  hasCode: z.boolean(),
  /** How many passkeys the member has. */
  passkeys: z.int(),
});

/** All members of the staff, and the roles that they may have. */
export const listStaff = endpoint({
  methods: ['GET'],
  path: '/staff/members/list',
  origin: 'ours',
  access: { staff: 'staff.manage' },
  summary: 'Members of the staff and roles',
  input: z.object({}),
  output: z.object({ members: z.array(memberSchema), roles: z.array(roleSchema) }),
  errors: [],
});
