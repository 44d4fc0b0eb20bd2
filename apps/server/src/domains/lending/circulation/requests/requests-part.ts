import type { IlsNews } from '../../../../ports/ils/ils-news.ts';
import type { IlsHolds } from '../../../../ports/ils/ils-port.ts';
import type { IlsRequests } from '../../../../ports/ils/ils-requests.ts';
import type { LocalPart } from '../ledger/local-part.ts';
import { cancelRequest } from './cancel-request.ts';
import { findRequest } from './find-request.ts';
import { listOwnRequests } from './own-requests.ts';
import { newsOfAsked, newsOfLastDay, newsOfMoves } from './request-news.ts';
import { countRequests, listKept } from './request-store.ts';
import { suspendRequest } from './suspend-request.ts';

/** What waits and is kept for a patron. */
export function holdsPart({ db, tenantId }: LocalPart): IlsHolds {
  return {
    count: (patronId) => countRequests(db, tenantId, patronId),
    ready: (patronId) => listKept(db, tenantId, patronId),
  };
}

/** What a patron does with requests that are placed. */
export function ownRequests({
  db,
  context,
}: LocalPart): Pick<IlsRequests, 'list' | 'find' | 'cancel' | 'suspend'> {
  return {
    list: (patronId, filter) => listOwnRequests(db, context(), patronId, filter),
    find: (patronId, requestId) => findRequest(db, context(), patronId, requestId),
    cancel: (patronId, requestId) => cancelRequest(db, context(), patronId, requestId),
    suspend: (patronId, requestId, until) => suspendRequest(db, context(), patronId, requestId, until),
  };
}

/** Messages about requests. */
export function requestNews({
  db,
  tenantId,
}: LocalPart): Pick<IlsNews, 'ofMoves' | 'ofAsked' | 'lastDayOfKept'> {
  return {
    ofMoves: (moveIds) => newsOfMoves(db, tenantId, moveIds),
    ofAsked: (requestIds) => newsOfAsked(db, tenantId, requestIds),
    lastDayOfKept: (day) => newsOfLastDay(db, tenantId, day),
  };
}
