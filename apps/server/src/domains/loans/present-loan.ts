import type { Language } from '@lectern/contracts/kernel/languages';
import type { LoanView, PastLoan as PastLoanView } from '@lectern/contracts/loans/loan-view';
import { daysBetween } from '../../platform/clock.ts';
import type { Loan, PastLoan } from '../../ports/ils/ils-loans.ts';
import { paymentMethodName } from '../vocabulary/code-names/payment-method-names.ts';
import type { PlaceNames } from '../vocabulary/places/place-names.ts';
import { presentRefusal } from './present-refusal.ts';

export interface LoanWords {
  readonly language: Language;
  readonly places: PlaceNames;
  readonly today: string;
  readonly currency: string;
}

export function presentLoan(loan: Loan, { language, places, today, currency }: LoanWords): LoanView {
  return {
    ...traits(loan, places),
    daysLeft: daysBetween(today, loan.dueDate),
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
  { language, places, currency }: Omit<LoanWords, 'today'>,
): PastLoanView {
  return {
    ...traits(loan, places),
    returnDate: loan.returnedOn,
    overdueDays: loan.overdueDays,
    amountDue: { amount: loan.amountDue, currency },
    amountPaid: { amount: loan.amountPaid, currency },
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

function traits(loan: Loan | PastLoan, places: PlaceNames) {
  return {
    loanId: loan.id,
    recordId: loan.bibId,
    title: loan.title,
    author: loan.author,
    yearVol: loan.volume,
    barcode: loan.barcode,
    propNo: '',
    callNo: loan.callNumber,
    libName: places.library(loan.libraryCode),
    locationName: places.location(loan.locationCode),
    loanDate: loan.checkedOutOn,
    normReturnDate: loan.dueDate,
    renewCount: loan.renewals,
  };
}
