import type { Language } from '@lectern/contracts/kernel/languages';
import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { exportLoans } from '@lectern/contracts/lending/loans/export-loans';
import type { LoanView } from '@lectern/contracts/lending/loans/loan-view';
import { formatMoney } from '@lectern/rules/money';
import { dateIn } from '../../../../platform/clock.ts';
import { implementRaw } from '../../../../platform/http/implement.ts';
import { placeNames } from '../../../collection/vocabulary/places/place-names.ts';
import { isChosen } from '../is-chosen.ts';
import { type LoanColumns, loanTable } from '../loan-table.ts';
import { presentLoan } from '../present-loan.ts';

export const exportLoansCall = implementRaw(exportLoans)(async ({ input, context, deps }) => {
  const { tenant, language, patron } = context;
  const { currency, timeZone } = tenant.settings.policy;
  const now = deps.clock.now();
  const [loans, places] = await Promise.all([
    deps.ils.of(tenant).loans(patron.id),
    placeNames(deps.db, tenant.id, language),
  ]);
  if (isRefusal(loans)) return loans;
  const words = { language, places, currency, timeZone, today: dateIn(timeZone, now) };
  const isExported = isChosen(input.loanIds);
  return loanTable(
    loans.filter(({ id }) => isExported(id)).map((loan) => presentLoan(loan, words)),
    columnsIn(language),
    { name: 'loansFile', format: input.format, language, timeZone, now },
  );
});

function columnsIn(language: Language): LoanColumns<LoanView> {
  return [
    ['title', ({ title }) => title],
    ['author', ({ author }) => author],
    ['volume', ({ yearVol }) => yearVol],
    ['barcode', ({ barcode }) => barcode],
    ['callNumber', ({ callNo }) => callNo],
    ['library', ({ libName }) => libName],
    ['location', ({ locationName }) => locationName],
    ['borrowed', ({ loanDate }) => loanDate],
    ['due', ({ normReturnDate, dueTime }) => [normReturnDate, dueTime ?? ''].join(' ').trim()],
    ['renewals', ({ renewCount }) => renewCount],
    ['mostRenewals', ({ maxRenewals }) => maxRenewals],
    ['daysOverdue', ({ daysLeft }) => Math.max(0, -daysLeft)],
    ['fineSoFar', ({ overdueFine }) => formatMoney(overdueFine, language)],
  ];
}
