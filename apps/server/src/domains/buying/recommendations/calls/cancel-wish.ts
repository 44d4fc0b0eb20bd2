import { cancelElectronicWish, cancelWish } from '@lectern/contracts/buying/recommendations/cancel-wish';
import { WISH_DECIDED, WISH_NOT_FOUND } from '@lectern/contracts/buying/recommendations/errors';
import { OPEN_WISH_STATES } from '@lectern/contracts/buying/recommendations/wish';
import { refuse } from '@lectern/contracts/kernel/refusal';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { type CallContext, implement } from '../../../../platform/http/implement.ts';
import { leaveWish } from '../leave-wish.ts';
import { findWishReader } from '../store/reader-store.ts';
import { lockedWish } from '../store/wish-store.ts';

export const cancelWishCall = implement(cancelWish)(({ input: { id }, context, deps }) =>
  cancel(deps, context, id, false),
);

export const cancelElectronicWishCall = implement(cancelElectronicWish)(({ input: { id }, context, deps }) =>
  cancel(deps, context, id, true),
);

function cancel(deps: Deps, { tenant, patron }: CallContext<'patron'>, id: string, isElectronic: boolean) {
  const at = deps.clock.now().toISOString();
  return inTransaction(deps.db, async (tx) => {
    const wish = await lockedWish(tx, tenant.id, id);
    if (!wish || (wish.kind === 'electronic') !== isElectronic) return refuse(WISH_NOT_FOUND);
    const mine = await findWishReader(tx, tenant.id, id, patron.id);
    if (mine?.left_at !== '') return refuse(WISH_NOT_FOUND);
    if (!OPEN_WISH_STATES.some((state) => state === wish.state)) return refuse(WISH_DECIDED);
    return { id, isGone: await leaveWish(tx, wish, mine.id, at) };
  });
}
