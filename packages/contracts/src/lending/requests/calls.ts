import type { AnyEndpoint } from '../../kernel/endpoint.ts';
import { announceReturn } from './announce-return.ts';
import { answerAsker } from './answer-asker.ts';
import { askHolder } from './ask-holder.ts';
import { cancelRequest } from './cancel-request.ts';
import { changeRequest } from './change-request.ts';
import { checkRequestAccount } from './check-request-account.ts';
import { checkSelection } from './check-selection.ts';
import { confirmTakeCode } from './confirm-take-code.ts';
import { entrustFromLocation } from './entrust-from-location.ts';
import { getDayQuotas } from './get-day-quotas.ts';
import { getItemTakeLocations } from './get-item-take-locations.ts';
import { getRequest } from './get-request.ts';
import { getRequestOptions } from './get-request-options.ts';
import { getSmsStatus } from './get-sms-status.ts';
import { listAskedOfMe } from './list-asked-of-me.ts';
import { listBookRequests } from './list-book-requests.ts';
import { listCallNumberLocations } from './list-call-number-locations.ts';
import { listEntrustLocations } from './list-entrust-locations.ts';
import { listLendableLoans } from './list-lendable-loans.ts';
import { listRequestCallNumbers } from './list-request-call-numbers.ts';
import { listRequestEditions } from './list-request-editions.ts';
import { listRequestVolumes } from './list-request-volumes.ts';
import { listRequestableItems } from './list-requestable-items.ts';
import { listRequests } from './list-requests.ts';
import { listTakeLocations } from './list-take-locations.ts';
import { objectToHandOver } from './object-to-hand-over.ts';
import { receiveBook } from './receive-book.ts';
import { requestItem } from './request-item.ts';
import { requestSelection } from './request-selection.ts';
import { reserveOrEntrust } from './reserve-or-entrust.ts';
import { showTakeCode } from './show-take-code.ts';
import { suspendRequest } from './suspend-request.ts';
import { writeTakeBarcode } from './write-take-barcode.ts';

export const REQUESTS_CALLS: readonly AnyEndpoint[] = [
  announceReturn,
  answerAsker,
  askHolder,
  cancelRequest,
  changeRequest,
  checkRequestAccount,
  checkSelection,
  confirmTakeCode,
  entrustFromLocation,
  getDayQuotas,
  getItemTakeLocations,
  getRequest,
  getRequestOptions,
  getSmsStatus,
  listAskedOfMe,
  listBookRequests,
  listCallNumberLocations,
  listEntrustLocations,
  listLendableLoans,
  listRequestCallNumbers,
  listRequestEditions,
  listRequestVolumes,
  listRequestableItems,
  listRequests,
  listTakeLocations,
  objectToHandOver,
  receiveBook,
  requestItem,
  requestSelection,
  reserveOrEntrust,
  showTakeCode,
  suspendRequest,
  writeTakeBarcode,
];
