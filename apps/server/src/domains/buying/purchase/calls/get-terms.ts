import { getPurchaseTerms } from '@lectern/contracts/buying/purchase/get-terms';
import { implement } from '../../../../platform/http/implement.ts';
import { itemTypeNames, patronGroupNames } from '../../../collection/vocabulary/circulation-names.ts';
import { readBudgets } from '../../budgets/read-budgets.ts';
import { listRules, readTerms } from '../store/terms-store.ts';

export const getTermsCall = implement(getPurchaseTerms)(async ({ context: { tenant, language }, deps }) => {
  const [{ text, ...terms }, rules, groups, budgets, types] = await Promise.all([
    readTerms(deps.db, tenant.id),
    listRules(deps.db, tenant.id),
    patronGroupNames(deps.db, tenant.id, language),
    readBudgets(deps.db, tenant.id, language),
    itemTypeNames(deps.db, tenant.id, language),
  ]);
  const named = (names: ReadonlyMap<string, string>) => [...names].map(([code, name]) => ({ code, name }));
  return {
    terms,
    text,
    rules,
    groups: named(groups),
    budgets: budgets.map(({ id, name, year }) => ({ id, name, year })),
    itemTypes: named(types),
    currency: tenant.settings.policy.currency,
    isPossible: deps.ils.abilitiesOf(tenant).includes('ownCirculation'),
  };
});
