import type { AnyEndpoint } from '../../kernel/endpoint.ts';
import { addStaffPasskey } from './add-staff-passkey.ts';
import { beginStaffCode } from './begin-staff-code.ts';
import { beginStaffPasskey } from './begin-staff-passkey.ts';
import { beginStaffPasskeySignIn } from './begin-staff-passkey-sign-in.ts';
import { changeStaffPassword } from './change-staff-password.ts';
import { chooseDesk } from './choose-desk.ts';
import { closeStaffSession } from './close-staff-session.ts';
import { confirmStaffCode } from './confirm-staff-code.ts';
import { dropFailedWork } from './drop-failed-work.ts';
import { getStaffSession } from './get-staff-session.ts';
import { listAudit } from './list-audit.ts';
import { listFailedWork } from './list-failed-work.ts';
import { listFaults } from './list-faults.ts';
import { listStaff } from './list-staff.ts';
import { listStaffPasskeys } from './list-staff-passkeys.ts';
import { openStaffSession } from './open-staff-session.ts';
import { openStaffSessionByPasskey } from './open-staff-session-by-passkey.ts';
import { putRole } from './put-role.ts';
import { putStaffMember } from './put-staff-member.ts';
import { removeRole } from './remove-role.ts';
import { removeStaffPasskey } from './remove-staff-passkey.ts';
import { renameStaffPasskey } from './rename-staff-passkey.ts';
import { retryFailedWork } from './retry-failed-work.ts';

export const STAFF_CALLS: readonly AnyEndpoint[] = [
  openStaffSession,
  getStaffSession,
  closeStaffSession,
  chooseDesk,
  changeStaffPassword,
  beginStaffCode,
  confirmStaffCode,
  addStaffPasskey,
  beginStaffPasskey,
  beginStaffPasskeySignIn,
  listStaffPasskeys,
  openStaffSessionByPasskey,
  removeStaffPasskey,
  renameStaffPasskey,
  listAudit,
  listFaults,
  listFailedWork,
  retryFailedWork,
  dropFailedWork,
  listStaff,
  putRole,
  putStaffMember,
  removeRole,
];
