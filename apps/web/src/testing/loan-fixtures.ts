import type { OutputOf } from '@lectern/contracts/kernel/endpoint';
import type { LoanView } from '@lectern/contracts/lending/loans/loan-view';
import type { getPatron } from '@lectern/contracts/lending/patron/get-patron';

/** A loan that can be renewed today, with the given changes. */
export function loan(change: Partial<LoanView> = {}): LoanView {
  return {
    loanId: 'l1',
    recordId: 'b1',
    title: 'Moby Dick',
    author: 'Melville',
    yearVol: '',
    barcode: '1',
    propNo: '1',
    callNo: 'I712.44/1',
    libName: 'Main Library',
    locationName: 'Literature',
    loanDate: '2026-03-01',
    normReturnDate: '2026-03-31',
    dueTime: null,
    renewCount: 0,
    daysLeft: 12,
    overdue: (change.daysLeft ?? 0) < 0,
    maxRenewals: 2,
    canRenew: true,
    renewsUntil: '2026-04-18',
    refusal: null,
    renewFrom: null,
    recalled: false,
    overdueFine: { amount: 0, currency: 'CNY' },
    ...change,
  };
}

/** The account of a reader for whom nothing is to be done, with the given changes. */
export function patron(
  change: Partial<OutputOf<(typeof getPatron)['output']>> = {},
): OutputOf<(typeof getPatron)['output']> {
  return {
    userId: 'u1',
    primaryId: '1',
    name: 'Ada Reader',
    libCode: 'MAIN',
    libName: 'Main Library',
    groupName: 'Staff',
    email: '',
    phone: '',
    opacPicUrl: '',
    profile: {
      department: '',
      position: '',
      grade: '',
      className: '',
      unit: '',
      job: '',
      certificateNo: '',
    },
    wechatBound: '0',
    passportBound: '0',
    effectTime: null,
    subtencyFlag: '0',
    editableFields: [],
    status: 'normal',
    frozenReason: '',
    timedBlock: null,
    major: '',
    expiresOn: null,
    renewsUntil: null,
    expertFlag: false,
    loanCount: 0,
    loanLimit: null,
    overdueCount: 0,
    dueSoonCount: 0,
    holdsReady: 0,
    holdsWaiting: 0,
    readyHolds: [],
    owed: { amount: 0, currency: 'CNY' },
    accruing: { amount: 0, currency: 'CNY' },
    deposit: null,
    prepayment: null,
    ...change,
  };
}
