import type { AnyEndpoint } from '../../kernel/endpoint.ts';
import { checkCardLoss } from './check-card-loss.ts';
import { getCertificationStatus } from './get-certification-status.ts';
import { getGroupLimit } from './get-group-limit.ts';
import { getGuaranteeDetail } from './get-guarantee-detail.ts';
import { getPatron } from './get-patron.ts';
import { getUserLimit } from './get-user-limit.ts';
import { listLoanRules } from './list-loan-rules.ts';
import { renewMembership } from './renew-membership.ts';
import { setCardLoss } from './set-card-loss.ts';
import { updateProfile } from './update-profile.ts';

export const PATRON_CALLS: readonly AnyEndpoint[] = [
  checkCardLoss,
  getCertificationStatus,
  getGroupLimit,
  getGuaranteeDetail,
  getPatron,
  getUserLimit,
  listLoanRules,
  renewMembership,
  setCardLoss,
  updateProfile,
];
