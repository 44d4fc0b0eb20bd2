import type { Domain } from '../../../platform/domain.ts';
import { staffAuditNames } from './audit-names.ts';
import { addStaffPasskeyCall } from './calls/add-staff-passkey.ts';
import { beginStaffCodeCall } from './calls/begin-staff-code.ts';
import { beginStaffPasskeyCall } from './calls/begin-staff-passkey.ts';
import { beginStaffPasskeySignInCall } from './calls/begin-staff-passkey-sign-in.ts';
import { changeStaffPasswordCall } from './calls/change-staff-password.ts';
import { chooseDeskCall } from './calls/choose-desk.ts';
import { closeStaffSessionCall } from './calls/close-staff-session.ts';
import { confirmStaffCodeCall } from './calls/confirm-staff-code.ts';
import { dropFailedWorkCall } from './calls/drop-failed-work.ts';
import { getStaffSessionCall } from './calls/get-staff-session.ts';
import { listAuditCall } from './calls/list-audit.ts';
import { listFailedWorkCall } from './calls/list-failed-work.ts';
import { listFaultsCall } from './calls/list-faults.ts';
import { listStaffCall } from './calls/list-staff.ts';
import { listStaffPasskeysCall } from './calls/list-staff-passkeys.ts';
import { openStaffSessionCall } from './calls/open-staff-session.ts';
import { openStaffSessionByPasskeyCall } from './calls/open-staff-session-by-passkey.ts';
import { putRoleCall } from './calls/put-role.ts';
import { putStaffMemberCall } from './calls/put-staff-member.ts';
import { removeRoleCall } from './calls/remove-role.ts';
import { removeStaffPasskeyCall } from './calls/remove-staff-passkey.ts';
import { renameStaffPasskeyCall } from './calls/rename-staff-passkey.ts';
import { retryFailedWorkCall } from './calls/retry-failed-work.ts';

export const staff: Domain = {
  auditNames: staffAuditNames,
  demo: async () => (await import('./demo/seed-staff.ts')).staffSeed,
  calls: [
    openStaffSessionCall,
    getStaffSessionCall,
    closeStaffSessionCall,
    chooseDeskCall,
    listStaffCall,
    putStaffMemberCall,
    putRoleCall,
    removeRoleCall,
    listAuditCall,
    listFaultsCall,
    listFailedWorkCall,
    retryFailedWorkCall,
    dropFailedWorkCall,
    changeStaffPasswordCall,
    beginStaffCodeCall,
    confirmStaffCodeCall,
    addStaffPasskeyCall,
    beginStaffPasskeyCall,
    beginStaffPasskeySignInCall,
    listStaffPasskeysCall,
    openStaffSessionByPasskeyCall,
    removeStaffPasskeyCall,
    renameStaffPasskeyCall,
  ],
};
