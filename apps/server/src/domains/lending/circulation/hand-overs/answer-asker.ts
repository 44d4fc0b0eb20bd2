import { type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { COPY_PROMISED } from '@lectern/contracts/lending/requests/hand-over-errors';
import { REQUEST_MOVED_ON } from '@lectern/contracts/library-system/desk-errors';
import type { Db } from '../../../../platform/db/database.ts';
import type { LocalContext } from '../local-context.ts';
import type { AskedRequest } from '../requests/asked-request.ts';
import { allowedMove, moveRequest } from '../requests/move-request.ts';
import { isPromisedToOther } from '../requests/relending-store.ts';
import { asHolder } from './as-holder.ts';

/** The holder says yes or no to who asks, with words for the asker; the same answer again changes nothing. */
export function answerAsker(
  db: Db,
  context: LocalContext,
  patronId: string,
  requestId: string,
  { accepts, note }: { readonly accepts: boolean; readonly note: string },
): Promise<AskedRequest | Refusal<'REQUEST_NOT_FOUND' | 'REQUEST_MOVED_ON' | 'COPY_PROMISED'>> {
  return asHolder(db, context, { patronId, requestId }, async (tx, seen) => {
    const answered = accepts ? 'book_request_accepted' : 'refused';
    if (seen.step === answered) return undefined;
    const move = allowedMove(seen, 'holder', accepts ? 'accept' : 'refuse');
    if (!move) return refuse(REQUEST_MOVED_ON);
    if (accepts && (await isPromisedToOther(tx, context.tenantId, seen))) return refuse(COPY_PROMISED);
    await moveRequest(tx, context, seen, { move, mover: 'holder' }, { note });
    return undefined;
  });
}
