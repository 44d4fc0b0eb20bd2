import type { AnyEndpoint } from '../../kernel/endpoint.ts';
import { applyToLeave } from './apply-to-leave.ts';
import { cancelAccount } from './cancel-account.ts';
import { checkLeaving } from './check-leaving.ts';
import { getLeavingCertificate } from './get-leaving-certificate.ts';
import { getLeavingCertificates } from './get-leaving-certificates.ts';
import { leaveMany } from './leave-many.ts';

export const LEAVING_CALLS: readonly AnyEndpoint[] = [
  applyToLeave,
  cancelAccount,
  checkLeaving,
  getLeavingCertificate,
  getLeavingCertificates,
  leaveMany,
];
