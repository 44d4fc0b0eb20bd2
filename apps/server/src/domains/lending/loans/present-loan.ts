import type { Language } from '@lectern/contracts/kernel/languages';
import type { LoanView, PastLoan as PastLoanView } from '@lectern/contracts/lending/loans/loan-view';
import { decimalAmount } from '@lectern/rules/money';
import { clockIn, daysBetween } from '../../../platform/clock.ts';
import type { Loan, PastLoan } from '../../../ports/ils/ils-loans.ts';
import { paymentMethodName } from '../../collection/vocabulary/code-names/payment-method-names.ts';
import type { PlaceNames } from '../../collection/vocabulary/places/place-names.ts';
import { presentRefusal } from './present-refusal.ts';

export interface LoanWords {
  readonly language: Language;
  readonly places: PlaceNames;
  readonly today: string;
  readonly currency: string;
  readonly timeZone: string;
}

export function presentLoan(
  loan: Loan,
  { language, places, today, currency, timeZone }: LoanWords,
): LoanView {
  return {
    ...traits(loan, places, timeZone),
    daysLeft: daysBetween(today, loan.dueDate),
    overdue: loan.isOverdue,
    maxRenewals: loan.maxRenewals,
    canRenew: loan.refusal === undefined,
    renewsUntil: loan.renewsUntil ?? null,
    refusal: loan.refusal ? presentRefusal(loan.refusal, { language, today }) : null,
    renewFrom: loan.renewFrom ?? null,
    recalled: loan.recalled,
    overdueFine: { amount: loan.overdueFine, currency },
  };
}

export function presentPastLoan(
  loan: PastLoan,
  { language, places, currency, timeZone }: Omit<LoanWords, 'today'>,
): PastLoanView {
  return {
    ...traits(loan, places, timeZone),
    returnDate: loan.returnedOn,
    overdueDays: loan.overdueDays,
    amountDue: { amount: loan.amountDue, currency },
    amountPaid: { amount: loan.amountPaid, currency },
    amountDueDecimal: decimalAmount({ amount: loan.amountDue, currency }),
    amountPaidDecimal: decimalAmount({ amount: loan.amountPaid, currency }),
    payMethod: joined(
      loan.paymentMethods.map((method) => paymentMethodName(method, language)),
      language,
    ),
    lossFreezeDate: loan.lostOn ?? '',
  };
}

function joined(names: readonly string[], language: Language): string {
  return names.join(language.startsWith('zh') ? '、' : ', ');
}

function traits(loan: Loan | PastLoan, places: PlaceNames, timeZone: string) {
  return {
    loanId: loan.id,
    recordId: loan.bibId,
    title: loan.title,
    author: loan.author,
    yearVol: loan.volume,
    barcode: loan.barcode,
    propNo: loan.inventoryNumber ?? '',
    callNo: loan.callNumber,
    libName: places.library(loan.libraryCode),
    locationName: places.location(loan.locationCode),
    loanDate: loan.checkedOutOn,
    normReturnDate: loan.dueDate,
    dueTime: loan.dueAt === undefined ? null : clockIn(timeZone, new Date(loan.dueAt)),
    renewCount: loan.renewals,
  };
}
