import type { AnyEndpoint } from '../kernel/endpoint.ts';
import { announceReturn } from './announce-return.ts';
import { answerAsker } from './answer-asker.ts';
import { cancelRequest } from './cancel-request.ts';
import { confirmTakeCode } from './confirm-take-code.ts';
import { getRequest } from './get-request.ts';
import { getSmsStatus } from './get-sms-status.ts';
import { listAskedOfMe } from './list-asked-of-me.ts';
import { listBookRequests } from './list-book-requests.ts';
import { listLendableLoans } from './list-lendable-loans.ts';
import { listRequests } from './list-requests.ts';
import { receiveBook } from './receive-book.ts';
import { showTakeCode } from './show-take-code.ts';
import { writeTakeBarcode } from './write-take-barcode.ts';

export const REQUESTS_CALLS: readonly AnyEndpoint[] = [
  announceReturn,
  answerAsker,
  cancelRequest,
  confirmTakeCode,
  getRequest,
  getSmsStatus,
  listAskedOfMe,
  listBookRequests,
  listLendableLoans,
  listRequests,
  receiveBook,
  showTakeCode,
  writeTakeBarcode,
];
