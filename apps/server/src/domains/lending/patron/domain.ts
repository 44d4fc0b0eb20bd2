import type { Domain } from '../../../platform/domain.ts';
import { accountMatters } from './account-matters.ts';
import { checkCardLossCall } from './calls/check-card-loss.ts';
import { getCertificationStatusCall } from './calls/get-certification-status.ts';
import { getGroupLimitCall } from './calls/get-group-limit.ts';
import { getGuaranteeDetailCall } from './calls/get-guarantee-detail.ts';
import { getPatronCall } from './calls/get-patron.ts';
import { getUserLimitCall } from './calls/get-user-limit.ts';
import { listLoanRulesCall } from './calls/list-loan-rules.ts';
import { renewMembershipCall } from './calls/renew-membership.ts';
import { setCardLossCall } from './calls/set-card-loss.ts';
import { updateProfileCall } from './calls/update-profile.ts';

export const patron: Domain = {
  needsAction: [accountMatters],
  calls: [
    checkCardLossCall,
    getCertificationStatusCall,
    getGroupLimitCall,
    getGuaranteeDetailCall,
    getPatronCall,
    getUserLimitCall,
    listLoanRulesCall,
    renewMembershipCall,
    setCardLossCall,
    updateProfileCall,
  ],
};
