import type { IlsBehaviours } from '../../../../ports/ils/ils-behaviours.ts';
import type { IlsDesk } from '../../../../ports/ils/ils-desk.ts';
import type { LocalPart } from '../ledger/local-part.ts';
import { findAlert, setAlert } from './alerts.ts';
import { findDeskItem, listDeskItems } from './desk-item.ts';
import { countDeskRequests, listDeskRequests } from './desk-requests.ts';
import { changeDueDate, claimReturned } from './loan-changes.ts';
import { chargeDamage, declareLost } from './lost-and-damaged.ts';
import { readLostWays, reportLost } from './lost-ways.ts';
import { markItem, recordUse } from './mark-item.ts';
import { moveDeskRequest } from './move-desk-request.ts';
import { undoLastAct } from './undo.ts';

/** The desk, apart from lending. */
export function deskPart({
  db,
  context,
  tenantId,
}: LocalPart): Omit<IlsDesk, 'checkOut' | 'checkIn' | 'renew'> {
  return {
    item: (barcode) => findDeskItem(db, context(), barcode),
    alert: (about) => findAlert(db, tenantId, about),
    listItems: (filter) => listDeskItems(db, context(), filter),
    changeDueDate: (request) => changeDueDate(db, context(), request),
    claimReturned: (request) => claimReturned(db, context(), request),
    declareLost: (request) => declareLost(db, context(), request),
    chargeDamage: (request) => chargeDamage(db, context(), request),
    markItem: (request) => markItem(db, context(), request),
    recordUse: (request) => recordUse(db, context(), request),
    setAlert: (request) => setAlert(db, context(), request),
    undo: (request) => undoLastAct(db, context(), request),
    countRequests: (place) => countDeskRequests(db, context(), place),
    listRequests: (filter) => listDeskRequests(db, context(), filter),
    moveRequest: (request) => moveDeskRequest(db, context(), request),
  };
}

/** What a patron does about a lost copy. */
export function lostBehaviours({ db, context }: LocalPart): Pick<IlsBehaviours, 'lostWays' | 'reportLost'> {
  return {
    lostWays: (patronId, loanId) => readLostWays(db, context(), patronId, loanId),
    reportLost: (patronId, loanId, way) => reportLost(db, context(), patronId, loanId, way),
  };
}
