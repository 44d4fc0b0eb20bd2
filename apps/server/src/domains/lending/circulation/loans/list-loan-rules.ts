import { refuse } from '@lectern/contracts/kernel/refusal';
import { PATRON_NOT_FOUND } from '@lectern/contracts/library-system/errors';
import type { Db } from '../../../../platform/db/database.ts';
import type { LoanRule } from '../../../../ports/ils/ils-patrons.ts';
import type { NoPatron } from '../../../../ports/ils/ils-refusals.ts';
import { findPatron, listRules } from '../store/patron-store.ts';

/** What the patron's group may do with each item type that the library set a rule for. */
export async function listLoanRules(
  db: Db,
  tenantId: string,
  patronId: string,
): Promise<LoanRule[] | NoPatron> {
  const patron = await findPatron(db, tenantId, patronId);
  if (!patron) return refuse(PATRON_NOT_FOUND);
  const rules = await listRules(db, tenantId, patron.patron_group);
  return rules.map((rule) => ({
    itemType: rule.item_type,
    loanable: rule.loanable === 1,
    loanDays: rule.loan_days,
    ...(rule.loan_hours !== null && { loanHours: rule.loan_hours }),
    renewDays: rule.renew_days,
    maxRenewals: rule.max_renewals,
    ...(rule.max_loans !== null && { maxLoans: rule.max_loans }),
    finePerDay: rule.fine_per_day,
    ...(rule.fine_per_hour !== null && { finePerHour: rule.fine_per_hour }),
    fineCap: rule.fine_cap,
  }));
}
