import type { Db } from '../../../../platform/db/database.ts';
import type { LoanCounts } from '../rules/check-out-policy.ts';
import { listRules } from '../store/patron-store.ts';
import type { AccountState } from './read-account.ts';

/** The rule by which an account may borrow items of a type, with what its limits count. The rule is undefined if there is none. */
export async function loanTerms(db: Db, tenantId: string, account: AccountState, itemType: string) {
  const rules = await listRules(db, tenantId, account.patronGroup);
  const rule = rules.find((one) => one.item_type === itemType);
  const counts: LoanCounts = {
    ...(rule && { rule: { loanable: rule.loanable === 1, maxLoans: rule.max_loans } }),
    groupMaxLoans: account.groupMaxLoans,
    loanCount: account.openLoans.length,
    loanCountOfType: account.openLoans.filter((loan) => loan.item_type === itemType).length,
  };
  return { rule, counts };
}
