import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { exportPastLoans } from '@lectern/contracts/loans/export-past-loans';
import { formatMoney } from '@lectern/rules/money';
import { dateIn } from '../../platform/clock.ts';
import { toCsv } from '../../platform/exports/csv.ts';
import { implementRaw } from '../../platform/http/implement.ts';
import { placeNames } from '../vocabulary/places/place-names.ts';
import { EXPORT_WORDS } from './export-words.ts';
import { presentPastLoan } from './present-loan.ts';

/** More than anybody borrows in a life. */
const MOST_LOANS = 100_000;

export const exportPastLoansCall = implementRaw(exportPastLoans)(async ({ input, context, deps }) => {
  const { tenant, language, patron } = context;
  const { from, to, keyWord: words } = input;
  const filter = { from, to, words, offset: 0, limit: MOST_LOANS };
  const [past, places] = await Promise.all([
    deps.ils.of(tenant).pastLoans(patron.id, filter),
    placeNames(deps.db, tenant.id, language),
  ]);
  if (isRefusal(past)) return past;
  const { currency } = tenant.settings.policy;
  const { fileName, headings } = EXPORT_WORDS[language];
  const rows = past.loans.map((loan) => {
    const view = presentPastLoan(loan, { language, places, currency });
    return [
      view.title,
      view.author,
      view.yearVol,
      view.barcode,
      view.callNo,
      view.libName,
      view.locationName,
      view.loanDate,
      view.normReturnDate,
      view.returnDate,
      view.renewCount,
      view.overdueDays,
      formatMoney(view.amountDue, language),
      formatMoney(view.amountPaid, language),
      view.payMethod,
      view.lossFreezeDate,
    ];
  });
  const today = dateIn(tenant.settings.policy.timeZone, deps.clock.now());
  return {
    fileName: `${fileName}-${today}.csv`,
    contentType: 'text/csv; charset=utf-8',
    body: toCsv([headings, ...rows]),
  };
});
