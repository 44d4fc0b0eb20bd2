import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, requiredText } from '../../kernel/fields.ts';
import {
  LAST_MANAGER,
  PERMISSION_NOT_OWN,
  ROLE_UNKNOWN,
  STAFF_ACCOUNT_TAKEN,
  STAFF_UNKNOWN,
} from './errors.ts';
import { memberSchema } from './list-staff.ts';

export const staffPassword = z.string().min(8).max(256);

/**
 * Adds a member of the staff, or changes one. Who is set inactive, or gets another password, is signed out everywhere. Nobody gives a
 * role, or a way into an account, that allows more than they may do themselves.
 */
export const putStaffMember = endpoint({
  methods: ['POST'],
  path: '/staff/members/put',
  origin: 'ours',
  access: { staff: 'staff.manage' },
  summary: 'Add or change a member of the staff',
  input: z.object({
    /** Absent of a new member. */
    staffId: id.optional(),
    account: requiredText(64),
    name: requiredText(100),
    active: z.boolean().default(true),
    roleIds: z.array(id).max(20),
    /** Without one a new member cannot sign in yet. */
    password: staffPassword.optional(),
    /** Takes the app away that a member no longer has. */
    removeCode: z.boolean().default(false),
    /** Removes all passkeys of a member, whose device was lost. */
    removePasskeys: z.boolean().default(false),
  }),
  output: memberSchema,
  errors: [STAFF_ACCOUNT_TAKEN, STAFF_UNKNOWN, ROLE_UNKNOWN, PERMISSION_NOT_OWN, LAST_MANAGER],
  carriesSecrets: true,
});
