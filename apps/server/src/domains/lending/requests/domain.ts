import type { Domain } from '../../../platform/domain.ts';
import { announceReturnCall } from './calls/announce-return.ts';
import { answerAskerCall } from './calls/answer-asker.ts';
import { askHolderCall } from './calls/ask-holder.ts';
import { cancelRequestCall } from './calls/cancel-request.ts';
import { changeRequestCall } from './calls/change-request.ts';
import { checkRequestAccountCall } from './calls/check-request-account.ts';
import { checkSelectionCall } from './calls/check-selection.ts';
import { confirmTakeCodeCall } from './calls/confirm-take-code.ts';
import { entrustFromLocationCall } from './calls/entrust-from-location.ts';
import { getDayQuotasCall } from './calls/get-day-quotas.ts';
import { getItemTakeLocationsCall } from './calls/get-item-take-locations.ts';
import { getRequestCall } from './calls/get-request.ts';
import { getRequestOptionsCall } from './calls/get-request-options.ts';
import { getSmsStatusCall } from './calls/get-sms-status.ts';
import { listAskedOfMeCall } from './calls/list-asked-of-me.ts';
import { listBookRequestsCall } from './calls/list-book-requests.ts';
import { listCallNumberLocationsCall } from './calls/list-call-number-locations.ts';
import { listEntrustLocationsCall } from './calls/list-entrust-locations.ts';
import { listLendableLoansCall } from './calls/list-lendable-loans.ts';
import { listRequestCallNumbersCall } from './calls/list-request-call-numbers.ts';
import { listRequestEditionsCall } from './calls/list-request-editions.ts';
import { listRequestVolumesCall } from './calls/list-request-volumes.ts';
import { listRequestableItemsCall } from './calls/list-requestable-items.ts';
import { listRequestsCall } from './calls/list-requests.ts';
import { listTakeLocationsCall } from './calls/list-take-locations.ts';
import { objectToHandOverCall } from './calls/object-to-hand-over.ts';
import { receiveBookCall } from './calls/receive-book.ts';
import { requestItemCall } from './calls/request-item.ts';
import { requestSelectionCall } from './calls/request-selection.ts';
import { reserveOrEntrustCall } from './calls/reserve-or-entrust.ts';
import { showTakeCodeCall } from './calls/show-take-code.ts';
import { suspendRequestCall } from './calls/suspend-request.ts';
import { writeTakeBarcodeCall } from './calls/write-take-barcode.ts';
import { hearAskedHolders } from './messages/hear-asked-holders.ts';
import { hearDecisions, hearObjections } from './messages/hear-objections.ts';
import { hearRequestMoves } from './messages/hear-request-moves.ts';
import { readyMatters } from './ready-matters.ts';

/** What readers asked for, and how copies change hands. The requests themselves are kept by the library system. */
export const requests: Domain = {
  hears: [hearRequestMoves, hearAskedHolders, hearObjections, hearDecisions],
  needsAction: [readyMatters],
  calls: [
    announceReturnCall,
    answerAskerCall,
    askHolderCall,
    cancelRequestCall,
    changeRequestCall,
    checkRequestAccountCall,
    checkSelectionCall,
    confirmTakeCodeCall,
    entrustFromLocationCall,
    getDayQuotasCall,
    getItemTakeLocationsCall,
    getRequestCall,
    getRequestOptionsCall,
    getSmsStatusCall,
    listAskedOfMeCall,
    listBookRequestsCall,
    listCallNumberLocationsCall,
    listEntrustLocationsCall,
    listLendableLoansCall,
    listRequestCallNumbersCall,
    listRequestEditionsCall,
    listRequestVolumesCall,
    listRequestableItemsCall,
    listRequestsCall,
    listTakeLocationsCall,
    objectToHandOverCall,
    receiveBookCall,
    requestItemCall,
    requestSelectionCall,
    reserveOrEntrustCall,
    showTakeCodeCall,
    suspendRequestCall,
    writeTakeBarcodeCall,
  ],
};
