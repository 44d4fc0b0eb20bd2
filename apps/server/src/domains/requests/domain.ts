import type { Domain } from '../../platform/domain.ts';
import { announceReturnCall } from './calls/announce-return.ts';
import { answerAskerCall } from './calls/answer-asker.ts';
import { cancelRequestCall } from './calls/cancel-request.ts';
import { confirmTakeCodeCall } from './calls/confirm-take-code.ts';
import { getRequestCall } from './calls/get-request.ts';
import { getSmsStatusCall } from './calls/get-sms-status.ts';
import { listAskedOfMeCall } from './calls/list-asked-of-me.ts';
import { listBookRequestsCall } from './calls/list-book-requests.ts';
import { listLendableLoansCall } from './calls/list-lendable-loans.ts';
import { listRequestsCall } from './calls/list-requests.ts';
import { receiveBookCall } from './calls/receive-book.ts';
import { showTakeCodeCall } from './calls/show-take-code.ts';
import { writeTakeBarcodeCall } from './calls/write-take-barcode.ts';

/** What readers asked for, and how copies change hands. The requests themselves are kept by the library system. */
export const requests: Domain = {
  calls: [
    announceReturnCall,
    answerAskerCall,
    cancelRequestCall,
    confirmTakeCodeCall,
    getRequestCall,
    getSmsStatusCall,
    listAskedOfMeCall,
    listBookRequestsCall,
    listLendableLoansCall,
    listRequestsCall,
    receiveBookCall,
    showTakeCodeCall,
    writeTakeBarcodeCall,
  ],
};
