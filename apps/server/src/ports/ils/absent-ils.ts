import { CallError } from '../../platform/http/call-error.ts';
import type { IlsPort } from './ils-port.ts';

async function away(): Promise<never> {
  throw new CallError('ILS_UNAVAILABLE');
}

/** A library system that cannot be reached at all. */
export const absentIls: IlsPort = {
  outside: true,
  availability: away,
  items: away,
  patronAccount: away,
  loanRules: away,
  loans: away,
  pastLoans: away,
  openFines: away,
  renew: away,
  // Its loans may lie here: nothing of the catalogue is deleted while it cannot be asked.
  references: { bibsInUse: away, itemsInUse: away },
};
