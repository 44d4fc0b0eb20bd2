import type { Domain } from '../../../platform/domain.ts';
import { explainRuleCall } from './calls/explain-rule.ts';
import { getRulesCall } from './calls/get-rules.ts';
import { putAmnestyCall } from './calls/put-amnesty.ts';
import { putItemTypeCall } from './calls/put-item-type.ts';
import { putPatronGroupCall } from './calls/put-patron-group.ts';
import { putRuleCall } from './calls/put-rule.ts';
import { putUsualSetCall } from './calls/put-usual-set.ts';
import { removeAmnestyCall } from './calls/remove-amnesty.ts';
import { removeRuleCall } from './calls/remove-rule.ts';

export const rules: Domain = {
  calls: [
    getRulesCall,
    putUsualSetCall,
    putRuleCall,
    removeRuleCall,
    putPatronGroupCall,
    putItemTypeCall,
    putAmnestyCall,
    removeAmnestyCall,
    explainRuleCall,
  ],
};
