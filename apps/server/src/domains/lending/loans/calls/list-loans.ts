import type { Language } from '@lectern/contracts/kernel/languages';
import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { type LoanSort, listLoans } from '@lectern/contracts/lending/loans/list-loans';
import { dateIn } from '../../../../platform/clock.ts';
import { implement } from '../../../../platform/http/implement.ts';
import type { Loan } from '../../../../ports/ils/ils-loans.ts';
import { placeNames } from '../../../collection/vocabulary/places/place-names.ts';
import { presentLoan } from '../present-loan.ts';

export const listLoansCall = implement(listLoans)(async ({ input, context, deps }) => {
  const { tenant, language, patron } = context;
  const { currency, timeZone } = tenant.settings.policy;
  const [loans, places] = await Promise.all([
    deps.ils.of(tenant).loans(patron.id),
    placeNames(deps.db, tenant.id, language),
  ]);
  if (isRefusal(loans)) return loans;
  const words = { language, places, currency, timeZone, today: dateIn(timeZone, deps.clock.now()) };
  const start = (input.page - 1) * input.rows;
  return {
    total: loans.length,
    renewable: loans.filter((loan) => !loan.refusal).length,
    loans: sorted(loans, input.sort, language)
      .slice(start, start + input.rows)
      .map((loan) => presentLoan(loan, words)),
  };
});

/** The library system answers the loans due first. */
function sorted(loans: readonly Loan[], sort: LoanSort, language: Language): readonly Loan[] {
  if (sort === 'due') return loans;
  const { compare } = new Intl.Collator(language, { numeric: true });
  return loans.toSorted((one, other) => compare(one.title, other.title));
}
