import type { AnyEndpoint } from '../../kernel/endpoint.ts';
import { approveRefund } from './approve-refund.ts';
import { changeDueDate } from './change-due-date.ts';
import { chargeDamage } from './charge-damage.ts';
import { chargeReader } from './charge-reader.ts';
import { checkIn } from './check-in.ts';
import { checkOut } from './check-out.ts';
import { claimReturned } from './claim-returned.ts';
import { decideObjection } from './decide-objection.ts';
import { declareLost } from './declare-lost.ts';
import { enterTakeCode } from './enter-take-code.ts';
import { getDeskItem } from './get-desk-item.ts';
import { getDeskReader } from './get-desk-reader.ts';
import { getFunds } from './get-funds.ts';
import { giveBackPayment } from './give-back-payment.ts';
import { handleBehaviour } from './handle-behaviour.ts';
import { listDeskBehaviours } from './list-desk-behaviours.ts';
import { listDeskItems } from './list-desk-items.ts';
import { listDeskPayments } from './list-desk-payments.ts';
import { listDeskRequests } from './list-desk-requests.ts';
import { listObjections } from './list-objections.ts';
import { listSharedNumbers } from './list-shared-numbers.ts';
import { markItem } from './mark-item.ts';
import { moveDeskRequests } from './move-desk-requests.ts';
import { moveFund } from './move-fund.ts';
import { payBehaviours } from './pay-behaviours.ts';
import { recordUse } from './record-use.ts';
import { renewAtDesk } from './renew-at-desk.ts';
import { setAlert } from './set-alert.ts';
import { undoLastAct } from './undo-last-act.ts';

export const DESK_CALLS: readonly AnyEndpoint[] = [
  enterTakeCode,
  getDeskItem,
  getDeskReader,
  checkOut,
  checkIn,
  renewAtDesk,
  changeDueDate,
  claimReturned,
  decideObjection,
  declareLost,
  chargeDamage,
  chargeReader,
  handleBehaviour,
  payBehaviours,
  listDeskPayments,
  giveBackPayment,
  getFunds,
  moveFund,
  approveRefund,
  listDeskBehaviours,
  listObjections,
  listSharedNumbers,
  markItem,
  recordUse,
  setAlert,
  undoLastAct,
  listDeskRequests,
  moveDeskRequests,
  listDeskItems,
];
