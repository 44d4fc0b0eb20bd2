import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { listPastLoans } from '@lectern/contracts/lending/loans/list-past-loans';
import { implement } from '../../../../platform/http/implement.ts';
import { placeNames } from '../../../collection/vocabulary/places/place-names.ts';
import { NO_PAST_LOANS } from '../every-past-loan.ts';
import { presentPastLoan } from '../present-loan.ts';

export const listPastLoansCall = implement(listPastLoans)(async ({ input, context, deps }) => {
  const { tenant, language, patron } = context;
  const { from, to, keyWord, sort, page, rows } = input;
  const part = { oldestFirst: sort === 'oldest', offset: (page - 1) * rows, limit: rows };
  const [told, places] = await Promise.all([
    deps.ils.of(tenant).pastLoans?.(patron.id, { from, to, words: keyWord, ...part }),
    placeNames(deps.db, tenant.id, language),
  ]);
  const past = told ?? NO_PAST_LOANS;
  if (isRefusal(past)) return past;
  const { currency, timeZone, loanHistoryDays } = tenant.settings.policy;
  const words = { language, places, currency, timeZone };
  const historyDays = deps.ils.of(tenant).outside ? null : loanHistoryDays;
  return { total: past.total, historyDays, loans: past.loans.map((loan) => presentPastLoan(loan, words)) };
});
