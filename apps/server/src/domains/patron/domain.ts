import type { Domain } from '../../platform/domain.ts';
import { accountMatters } from './account-matters.ts';
import { checkCardLossCall } from './cards/check-card-loss.ts';
import { setCardLossCall } from './cards/set-card-loss.ts';
import { getCertificationStatusCall } from './get-certification-status.ts';
import { getGroupLimitCall } from './get-group-limit.ts';
import { getGuaranteeDetailCall } from './get-guarantee-detail.ts';
import { getPatronCall } from './get-patron.ts';
import { getUserLimitCall } from './get-user-limit.ts';
import { listLoanRulesCall } from './list-loan-rules.ts';
import { renewMembershipCall } from './renew-membership.ts';

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
  ],
};
