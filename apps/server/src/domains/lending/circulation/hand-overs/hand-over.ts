import { type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { TAKE_BARCODE_WRONG, TAKE_CODE_EXPIRED } from '@lectern/contracts/lending/requests/hand-over-errors';
import { REQUEST_MOVED_ON } from '@lectern/contracts/library-system/desk-errors';
import type { Db } from '../../../../platform/db/database.ts';
import type { LocalContext } from '../local-context.ts';
import type { AskedRequest } from '../requests/asked-request.ts';
import { allowedMove, moveRequest } from '../requests/move-request.ts';
import { deleteTakeCodes, findEnteredCode } from '../requests/take-code-store.ts';
import { type CodeKeys, enterTakeCode } from '../requests/take-codes.ts';
import { findItemByBarcode } from '../store/item-store.ts';
import { asHolder } from './as-holder.ts';

/** Why something is not done to a request. */
type NotDone<Code extends string> = Refusal<'REQUEST_NOT_FOUND' | 'REQUEST_MOVED_ON' | Code>;

/** The holder enters the code that the asker shows. A request whose copy was handed over already is answered as it is. */
export function enterAskersCode(
  db: Db,
  context: LocalContext,
  keys: CodeKeys,
  patronId: string,
  requestId: string,
  text: string,
): Promise<AskedRequest | NotDone<'TAKE_CODE_WRONG' | 'TAKE_CODE_EXPIRED'>> {
  return asHolder(db, context, { patronId, requestId }, async (tx, seen) => {
    if (seen.step === 'awaiting_return') return undefined;
    if (!allowedMove(seen, 'holder', 'hand_over', ['code_shown'])) return refuse(REQUEST_MOVED_ON);
    return enterTakeCode(tx, context, keys, seen, { text, counterparty: patronId });
  });
}

/**
 * The holder gives the copy with this barcode away, after entering the code, with words on its condition; it stays the holder's until the
 * asker confirms.
 */
export function handOver(
  db: Db,
  context: LocalContext,
  patronId: string,
  requestId: string,
  { barcode, note }: { readonly barcode: string; readonly note: string },
): Promise<AskedRequest | NotDone<'TAKE_BARCODE_WRONG' | 'TAKE_CODE_EXPIRED'>> {
  const { tenantId, now } = context;
  return asHolder(db, context, { patronId, requestId }, async (tx, seen) => {
    if (seen.step === 'awaiting_return') return undefined;
    const move = allowedMove(seen, 'holder', 'hand_over', ['code_shown']);
    if (!move) return refuse(REQUEST_MOVED_ON);
    const entered = await findEnteredCode(tx, tenantId, { requestId, counterparty: patronId, now });
    if (!entered) return refuse(TAKE_CODE_EXPIRED);
    const item = await findItemByBarcode(tx, tenantId, barcode);
    if (item?.id !== seen.copy_id) return refuse(TAKE_BARCODE_WRONG);
    await moveRequest(tx, context, seen, { move, mover: 'holder' }, { item_id: item.id, note });
    await deleteTakeCodes(tx, tenantId, requestId);
    return undefined;
  });
}
