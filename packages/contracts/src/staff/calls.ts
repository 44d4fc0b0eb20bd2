import type { AnyEndpoint } from '../kernel/endpoint.ts';
import { beginStaffCode } from './begin-staff-code.ts';
import { changeStaffPassword } from './change-staff-password.ts';
import { chooseDesk } from './choose-desk.ts';
import { closeStaffSession } from './close-staff-session.ts';
import { confirmStaffCode } from './confirm-staff-code.ts';
import { getStaffSession } from './get-staff-session.ts';
import { listAudit } from './list-audit.ts';
import { listStaff } from './list-staff.ts';
import { openStaffSession } from './open-staff-session.ts';
import { putRole } from './put-role.ts';
import { putStaffMember } from './put-staff-member.ts';
import { removeRole } from './remove-role.ts';

export const STAFF_CALLS: readonly AnyEndpoint[] = [
  openStaffSession,
  getStaffSession,
  closeStaffSession,
  chooseDesk,
  changeStaffPassword,
  beginStaffCode,
  confirmStaffCode,
  listAudit,
  listStaff,
  putRole,
  putStaffMember,
  removeRole,
];
