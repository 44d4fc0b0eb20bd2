import type { Domain } from '../../../platform/domain.ts';
import { applyToLeaveCall } from './calls/apply-to-leave.ts';
import { cancelAccountCall } from './calls/cancel-account.ts';
import { checkLeavingCall } from './calls/check-leaving.ts';
import { getLeavingCertificateCall } from './calls/get-leaving-certificate.ts';
import { getLeavingCertificatesCall } from './calls/get-leaving-certificates.ts';
import { leaveManyCall } from './calls/leave-many.ts';

/** Readers who leave: what is outstanding, their application, the end of their account. */
export const leaving: Domain = {
  calls: [
    applyToLeaveCall,
    cancelAccountCall,
    checkLeavingCall,
    getLeavingCertificateCall,
    getLeavingCertificatesCall,
    leaveManyCall,
  ],
};
