import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { listLoanRules } from '@lectern/contracts/lending/patron/list-loan-rules';
import { implement } from '../../../../platform/http/implement.ts';
import { itemTypeNames, patronGroupName } from '../../../collection/vocabulary/circulation-names.ts';

export const listLoanRulesCall = implement(listLoanRules)(async ({ context, deps }) => {
  const { tenant, language, patron } = context;
  const [account, told, typeNames] = await Promise.all([
    deps.ils.of(tenant).patronAccount(patron.id),
    deps.ils.of(tenant).loanRules?.(patron.id),
    itemTypeNames(deps.db, tenant.id, language),
  ]);
  if (isRefusal(account)) return account;
  const rules = told ?? [];
  if (isRefusal(rules)) return rules;
  return {
    groupName: await patronGroupName(deps.db, tenant.id, account.patronGroup, language),
    maxLoans: account.loanLimit ?? null,
    rules: rules.map((rule) => ({
      itemType: rule.itemType,
      itemTypeName: typeNames.get(rule.itemType) || rule.itemType,
      loanDays: rule.loanDays,
      loanHours: rule.loanHours ?? null,
      renewDays: rule.renewDays,
      maxRenewals: rule.maxRenewals,
      maxLoans: rule.maxLoans ?? null,
      finePerDay: { amount: rule.finePerDay, currency: account.currency },
      finePerHour:
        rule.finePerHour === undefined ? null : { amount: rule.finePerHour, currency: account.currency },
      loanable: rule.loanable,
    })),
  };
});
