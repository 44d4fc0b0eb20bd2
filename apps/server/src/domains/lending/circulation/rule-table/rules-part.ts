import type { IlsRules } from '../../../../ports/ils/ils-rules.ts';
import type { LocalPart } from '../ledger/local-part.ts';
import { putAmnesty, removeAmnesty } from './change-amnesties.ts';
import { putGroup, putItemType, putRule, removeRule } from './change-rules.ts';
import { explainRule } from './explain-rule.ts';
import { readRuleTable } from './rule-store.ts';

/** The loan rules of the library. */
export function rulesPart({ db, context, tenantId }: LocalPart): IlsRules {
  return {
    table: () => readRuleTable(db, tenantId),
    put: (rule, staffId) => putRule(db, context(), rule, staffId),
    remove: (key, staffId) => removeRule(db, context(), key, staffId),
    putGroup: (group, staffId) => putGroup(db, context(), group, staffId),
    putItemType: (type, staffId) => putItemType(db, context(), type, staffId),
    putAmnesty: (amnesty, staffId) => putAmnesty(db, context(), amnesty, staffId),
    removeAmnesty: (amnestyId, staffId) => removeAmnesty(db, context(), amnestyId, staffId),
    explain: (asked) => explainRule(db, context(), asked),
  };
}
