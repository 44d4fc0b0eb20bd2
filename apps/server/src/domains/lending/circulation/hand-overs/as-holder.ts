import { type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { REQUEST_NOT_FOUND } from '@lectern/contracts/lending/requests/errors';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import type { LocalContext } from '../local-context.ts';
import type { AskedRequest } from '../requests/asked-request.ts';
import { lockQueue } from '../requests/lock-queue.ts';
import { findAskedOf, findRelending, type SeenRelending } from '../requests/relending-store.ts';

/** What a holder does to a request, with its queue locked; a refusal or nothing. */
type HolderAct<Code extends string> = (tx: Tx, seen: SeenRelending) => Promise<Refusal<Code> | undefined>;

/** Does something to what somebody asks this patron for, in one transaction, and answers the request as it then is. */
export function asHolder<Code extends string>(
  db: Db,
  context: LocalContext,
  { patronId, requestId }: { readonly patronId: string; readonly requestId: string },
  act: HolderAct<Code>,
): Promise<AskedRequest | Refusal<Code | 'REQUEST_NOT_FOUND'>> {
  const { tenantId, now } = context;
  return inTransaction(db, async (tx) => {
    const asked = await findAskedOf(tx, tenantId, patronId, { requestId, now });
    if (!asked) return refuse(REQUEST_NOT_FOUND);
    await lockQueue(tx, tenantId, asked.bibId);
    const seen = await findRelending(tx, tenantId, requestId);
    if (!seen) return refuse(REQUEST_NOT_FOUND);
    const refusal = await act(tx, seen);
    if (refusal) return refusal;
    return (await findAskedOf(tx, tenantId, patronId, { requestId, now })) ?? refuse(REQUEST_NOT_FOUND);
  });
}
