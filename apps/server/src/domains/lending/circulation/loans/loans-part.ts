import type { IlsNews } from '../../../../ports/ils/ils-news.ts';
import type { IlsPort } from '../../../../ports/ils/ils-port.ts';
import type { LocalPart } from '../ledger/local-part.ts';
import { listOpenFines } from '../store/ledger-store.ts';
import { readGuarantees } from '../store/patron-store.ts';
import { listLoanRules } from './list-loan-rules.ts';
import { listLoans } from './list-loans.ts';
import { newsOfDueDay, newsOfRecalls } from './loan-news.ts';
import {
  borrowedBetween,
  countLoans,
  countLoansIn,
  firstLoanAt,
  loansOfBib,
  readersBetween,
  readGroupNames,
} from './loan-statistics.ts';
import { listPastLoans } from './past-loans.ts';
import { readPatronAccount } from './read-account.ts';
import { newsOfReturns } from './return-news.ts';

/** Accounts and loans of patrons, as they stand. */
export function loansPart({
  db,
  context,
  tenantId,
}: LocalPart): Pick<
  IlsPort,
  'patronAccount' | 'loanRules' | 'loans' | 'pastLoans' | 'openFines' | 'guarantees' | 'statistics'
> {
  return {
    patronAccount: (patronId) => readPatronAccount(db, context(), patronId),
    loanRules: (patronId) => listLoanRules(db, tenantId, patronId),
    loans: (patronId) => listLoans(db, context(), patronId),
    pastLoans: (patronId, filter) => listPastLoans(db, context(), patronId, filter),
    openFines: (patronId) => listOpenFines(db, tenantId, patronId),
    guarantees: { of: (patronId) => readGuarantees(db, tenantId, patronId) },
    statistics: {
      borrowedBetween: (from, to) => borrowedBetween(db, tenantId, from, to),
      readersBetween: (from, to) => readersBetween(db, tenantId, from, to),
      groupNames: () => readGroupNames(db, tenantId),
      countLoans: (bibIds, since) => countLoans(db, tenantId, bibIds, since),
      countLoansIn: (bibId, spans) => countLoansIn(db, tenantId, bibId, spans),
      loansOfBib: (bibId, since) => loansOfBib(db, tenantId, bibId, since),
      firstLoanAt: () => firstLoanAt(db, tenantId),
    },
  };
}

/** Messages about loans. */
export function loanNews({
  db,
  context,
  tenantId,
}: LocalPart): Pick<IlsNews, 'dueOn' | 'ofRecalls' | 'ofReturns'> {
  return {
    dueOn: (day) => newsOfDueDay(db, tenantId, day),
    ofRecalls: (loanIds, now) => newsOfRecalls(db, tenantId, loanIds, now),
    ofReturns: (loanIds) => newsOfReturns(db, context(), loanIds),
  };
}
