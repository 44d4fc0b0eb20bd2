import type { Domain } from '../../../platform/domain.ts';
import { approveRefundCall } from './calls/approve-refund.ts';
import { changeDueDateCall } from './calls/change-due-date.ts';
import { chargeDamageCall } from './calls/charge-damage.ts';
import { chargeReaderCall } from './calls/charge-reader.ts';
import { checkInCall } from './calls/check-in.ts';
import { checkOutCall } from './calls/check-out.ts';
import { claimReturnedCall } from './calls/claim-returned.ts';
import { decideObjectionCall } from './calls/decide-objection.ts';
import { declareLostCall } from './calls/declare-lost.ts';
import { enterTakeCodeCall } from './calls/enter-take-code.ts';
import { getDeskItemCall } from './calls/get-desk-item.ts';
import { getDeskReaderCall } from './calls/get-desk-reader.ts';
import { getFundsCall } from './calls/get-funds.ts';
import { giveBackPaymentCall } from './calls/give-back-payment.ts';
import { handleBehaviourCall } from './calls/handle-behaviour.ts';
import { listDeskBehavioursCall } from './calls/list-desk-behaviours.ts';
import { listDeskItemsCall } from './calls/list-desk-items.ts';
import { listDeskPaymentsCall } from './calls/list-desk-payments.ts';
import { listDeskRequestsCall } from './calls/list-desk-requests.ts';
import { listObjectionsCall } from './calls/list-objections.ts';
import { listSharedNumbersCall } from './calls/list-shared-numbers.ts';
import { markItemCall } from './calls/mark-item.ts';
import { moveDeskRequestsCall } from './calls/move-desk-requests.ts';
import { moveFundCall } from './calls/move-fund.ts';
import { payBehavioursCall } from './calls/pay-behaviours.ts';
import { recordUseCall } from './calls/record-use.ts';
import { renewAtDeskCall } from './calls/renew-at-desk.ts';
import { setAlertCall } from './calls/set-alert.ts';
import { undoLastActCall } from './calls/undo-last-act.ts';

/** The desk of the staff. Loans, items and requests themselves are kept by the library system. */
export const desk: Domain = {
  calls: [
    changeDueDateCall,
    chargeDamageCall,
    chargeReaderCall,
    handleBehaviourCall,
    payBehavioursCall,
    listDeskPaymentsCall,
    giveBackPaymentCall,
    approveRefundCall,
    getFundsCall,
    moveFundCall,
    listDeskBehavioursCall,
    checkInCall,
    checkOutCall,
    claimReturnedCall,
    decideObjectionCall,
    declareLostCall,
    enterTakeCodeCall,
    getDeskItemCall,
    getDeskReaderCall,
    listDeskItemsCall,
    listDeskRequestsCall,
    listObjectionsCall,
    listSharedNumbersCall,
    markItemCall,
    moveDeskRequestsCall,
    recordUseCall,
    renewAtDeskCall,
    setAlertCall,
    undoLastActCall,
  ],
};
