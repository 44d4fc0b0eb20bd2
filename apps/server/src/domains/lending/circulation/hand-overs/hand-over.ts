import { refuse } from '@lectern/contracts/kernel/refusal';
import { TAKE_BARCODE_WRONG, TAKE_CODE_EXPIRED } from '@lectern/contracts/lending/requests/hand-over-errors';
import { REQUEST_MOVED_ON } from '@lectern/contracts/library-system/desk-errors';
import type { Db } from '../../../../platform/db/database.ts';
import type { IlsHandOvers } from '../../../../ports/ils/ils-hand-overs.ts';
import type { LocalContext } from '../local-context.ts';
import { allowedMove, moveRequest } from '../requests/move-request.ts';
import { deleteTakeCodes, findEnteredCode } from '../requests/take-code-store.ts';
import { type CodeKeys, enterTakeCode } from '../requests/take-codes.ts';
import { findItemByBarcode } from '../store/item-store.ts';
import { asHolder } from './as-holder.ts';

/** The holder enters the code that the asker shows. A request whose copy was handed over already is answered as it is. */
export function enterAskersCode(
  db: Db,
  context: LocalContext,
  keys: CodeKeys,
  patronId: string,
  requestId: string,
  text: string,
): ReturnType<IlsHandOvers['enterCode']> {
  return asHolder(db, context, { patronId, requestId }, async (tx, seen) => {
    if (seen.step === 'awaiting_return') return undefined;
    if (!allowedMove(seen, 'holder', 'hand_over', ['code_shown'])) return refuse(REQUEST_MOVED_ON);
    return enterTakeCode(tx, context, keys, seen, { text, counterparty: patronId });
  });
}

/** The holder gives the copy away, after entering the code; it stays the holder's until the asker confirms. */
export function handOver(
  db: Db,
  context: LocalContext,
  patronId: string,
  requestId: string,
  { barcode, note }: Parameters<IlsHandOvers['handOver']>[2],
): ReturnType<IlsHandOvers['handOver']> {
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
