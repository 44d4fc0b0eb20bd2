import { OPEN_WISH_STATES } from '@lectern/contracts/buying/recommendations/wish';
import type { Tx } from '../../../platform/db/database.ts';
import { stepOf } from './keep-wish.ts';
import { changeWishReader, findWishReader, openWishesOf } from './store/reader-store.ts';
import { addStep, changeWish, lockedWish } from './store/wish-store.ts';
import type { WishTable } from './tables.ts';

/** A reader leaves a wish; answers whether nobody wishes it any more and nobody had decided it, so that it is cancelled. */
export async function leaveWish(tx: Tx, wish: WishTable, wishReaderId: string, at: string): Promise<boolean> {
  await changeWishReader(tx, wish.tenant_id, wishReaderId, { left_at: at, ended_at: at });
  return oneLess(tx, wish, at);
}

async function oneLess(tx: Tx, wish: WishTable, at: string): Promise<boolean> {
  const wishes = Math.max(0, wish.wishes - 1);
  const isGone = wishes === 0 && OPEN_WISH_STATES.some((state) => state === wish.state);
  await changeWish(tx, wish.tenant_id, wish.id, {
    wishes,
    ...(isGone && { state: 'cancelled', changed_at: at, ended_at: at }),
  });
  if (isGone) await addStep(tx, stepOf(wish, { state: 'cancelled', reply: '', staffId: '', at }));
  return isGone;
}

/** Forgets a reader who leaves the library: what others wish too stays, and what was decided stays without the reader. */
export async function forgetWishes(
  tx: Tx,
  tenantId: string,
  patronId: string,
  { clock }: { readonly clock: { now(): Date } },
): Promise<void> {
  const at = clock.now().toISOString();
  for (const { id } of await openWishesOf(tx, tenantId, patronId)) {
    const wish = await lockedWish(tx, tenantId, id);
    const mine = await findWishReader(tx, tenantId, id, patronId);
    if (wish && mine) await leaveWish(tx, wish, mine.id, at);
  }
  await tx
    .deleteFrom('wish_reader')
    .where('tenant_id', '=', tenantId)
    .where('patron_id', '=', patronId)
    .execute();
}
