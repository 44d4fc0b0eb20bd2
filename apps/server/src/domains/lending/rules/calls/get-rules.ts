import { nameIn } from '@lectern/contracts/kernel/languages';
import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { getRules } from '@lectern/contracts/lending/rules/get-rules';
import { implement } from '../../../../platform/http/implement.ts';
import { readRuleTable } from '../../circulation/rule-table/read-rule-table.ts';
import { ownRules } from '../own-rules.ts';

export const getRulesCall = implement(getRules)(async ({ context: { tenant, language }, deps }) => {
  const own = ownRules(deps, tenant);
  if (isRefusal(own)) return own;
  const table = await readRuleTable(deps.db, own);
  const byDefault = tenant.settings.public.defaultLanguage;
  const named = <T extends { readonly code: string; readonly names: object }>(one: T) => ({
    ...one,
    name: nameIn(one.names, language, byDefault) || one.code,
  });
  return {
    groups: table.groups.map(named),
    itemTypes: table.itemTypes.map(named),
    rules: [...table.rules],
    amnesties: [...table.amnesties],
    currency: tenant.settings.policy.currency,
  };
});
