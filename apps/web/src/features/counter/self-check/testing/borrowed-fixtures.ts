import type { BorrowedView } from '@lectern/contracts/counter/self-check/station-views';

export const LENT: BorrowedView = {
  loanId: 'loan-1',
  barcode: 'C0001',
  title: 'Emma',
  author: 'Austen, Jane',
  callNo: 'PR 4034',
  yearVol: '',
  normReturnDate: '2026-04-01',
  dueTime: null,
  refusal: null,
};

export const NOT_LENT: BorrowedView = {
  ...LENT,
  loanId: null,
  barcode: 'C0002',
  title: 'Persuasion',
  normReturnDate: null,
  refusal: { code: 'ITEM_HELD_FOR_OTHER', message: 'Another reader is waiting for it.' },
};
