import { type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { REQUEST_NOT_FOUND } from '@lectern/contracts/lending/requests/errors';
import type { Db } from '../../../../platform/db/database.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import type { TakeOverRefusal } from '../../../../ports/ils/ils-refusals.ts';
import type { IlsRequest } from '../../../../ports/ils/ils-requests.ts';
import type { PostingContext } from '../ledger/posting-context.ts';
import { findOwnRequest } from '../requests/own-requests.ts';
import { receiveParcel } from './receive-parcel.ts';
import { takeOverLoan } from './take-over-loan.ts';

/**
 * The reader says that the copy has come: from another reader, whose loan ends as the reader's begins, or as a parcel, whose loan counts
 * from now. A step that was made already is answered with what holds now.
 */
export function receiveCopy(
  db: Db,
  context: PostingContext,
  patronId: string,
  requestId: string,
): Promise<
  IlsRequest | TakeOverRefusal | Refusal<'REQUEST_NOT_FOUND' | 'REQUEST_MOVED_ON' | 'RECEIPT_TOO_LATE'>
> {
  return inTransaction(db, async (tx) => {
    const own = await findOwnRequest(tx, context, patronId, requestId);
    if (!own) return refuse(REQUEST_NOT_FOUND);
    const act = own.kind === 'home_delivery' ? receiveParcel : takeOverLoan;
    const refusal = await act(tx, context, own);
    if (refusal) return refusal;
    return (await findOwnRequest(tx, context, patronId, requestId)) ?? refuse(REQUEST_NOT_FOUND);
  });
}
