import { setPdaRuleFlag } from '@lectern/contracts/people/account/set-pda-rule-flag';
import { implement } from '../../../../platform/http/implement.ts';
import { raiseAccountFlag } from '../account-store.ts';

export const setPdaRuleFlagCall = implement(setPdaRuleFlag)(async ({ context: { tenant, patron }, deps }) => {
  await raiseAccountFlag(deps.db, tenant.id, patron.id, 'pda_rule_seen');
  return { pdaRuleFlag: '1' };
});
