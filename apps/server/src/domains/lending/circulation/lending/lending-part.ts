import type { IlsDesk } from '../../../../ports/ils/ils-desk.ts';
import type { IlsPort } from '../../../../ports/ils/ils-port.ts';
import type { LocalPart } from '../ledger/local-part.ts';
import { checkIn } from './check-in.ts';
import { checkOut } from './check-out.ts';
import { renewLoans } from './renew-loans.ts';

/** Check-outs, returns and renewals. */
export function lendingPart({ db, context }: LocalPart): Pick<IlsDesk, 'checkOut' | 'checkIn' | 'renew'> {
  return {
    checkOut: (request) => checkOut(db, context(), request),
    checkIn: (request) => checkIn(db, context(), request),
    renew: ({ patronId, loanIds, staffId }) => renewLoans(db, context(), patronId, loanIds, staffId),
  };
}

/** Renewals by the patron. */
export function ownRenewals({ db, context }: LocalPart): Pick<IlsPort, 'renew'> {
  return {
    renew: (patronId, loanIds) => renewLoans(db, context(), patronId, loanIds),
  };
}
