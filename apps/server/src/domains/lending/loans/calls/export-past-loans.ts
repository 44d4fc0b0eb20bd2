import type { Language } from '@lectern/contracts/kernel/languages';
import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { exportPastLoans } from '@lectern/contracts/lending/loans/export-past-loans';
import type { PastLoan as PastLoanView } from '@lectern/contracts/lending/loans/loan-view';
import { formatMoney } from '@lectern/rules/money';
import { implementRaw } from '../../../../platform/http/implement.ts';
import type { PastLoan } from '../../../../ports/ils/ils-loans.ts';
import { placeNames } from '../../../collection/vocabulary/places/place-names.ts';
import { everyPastLoan } from '../every-past-loan.ts';
import { isChosen } from '../is-chosen.ts';
import { type LoanColumns, loanTable } from '../loan-table.ts';
import { presentPastLoan } from '../present-loan.ts';

export const exportPastLoansCall = implementRaw(exportPastLoans)(async ({ input, context, deps }) => {
  const { tenant, language, patron } = context;
  const { loanIds, from, to, keyWord: words, format } = input;
  const { currency, timeZone } = tenant.settings.policy;
  const [past, places] = await Promise.all([
    everyPastLoan(deps.ils.of(tenant), patron.id, { from, to, words }),
    placeNames(deps.db, tenant.id, language),
  ]);
  if (isRefusal(past)) return past;
  const present = (loan: PastLoan) => presentPastLoan(loan, { language, places, currency, timeZone });
  const file = { name: 'pastLoansFile', format, language, timeZone, now: deps.clock.now() } as const;
  return loanTable(eachOf(past, isChosen(loanIds), present), columnsIn(language), file);
});

async function* eachOf<Other>(
  given: AsyncIterable<PastLoan>,
  isExported: (loanId: string) => boolean,
  change: (loan: PastLoan) => Other,
): AsyncGenerator<Other> {
  for await (const loan of given) if (isExported(loan.id)) yield change(loan);
}

function columnsIn(language: Language): LoanColumns<PastLoanView> {
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
    ['returned', ({ returnDate }) => returnDate],
    ['renewals', ({ renewCount }) => renewCount],
    ['daysOverdue', ({ overdueDays }) => overdueDays],
    ['amountDue', ({ amountDue }) => formatMoney(amountDue, language)],
    ['amountPaid', ({ amountPaid }) => formatMoney(amountPaid, language)],
    ['paymentMethod', ({ payMethod }) => payMethod],
    ['lost', ({ lossFreezeDate }) => lossFreezeDate],
  ];
}
