import { HOME_CARDS, type HomeLayout } from '@lectern/contracts/home/home-cards';
import { fromJson, toJson } from '../../platform/db/codecs.ts';
import type { Db, Tx } from '../../platform/db/database.ts';

/** Every card once: first as the library arranged them, then those that it has not seen, shown. */
export async function homeLayoutOf(db: Db, tenantId: string): Promise<HomeLayout> {
  const row = await db
    .selectFrom('home_layout')
    .select('cards')
    .where('tenant_id', '=', tenantId)
    .executeTakeFirst();
  const stored: HomeLayout = row ? fromJson(row.cards) : [];
  const known = stored.filter(({ card }) => HOME_CARDS.includes(card));
  const others = HOME_CARDS.filter((card) => !known.some((one) => one.card === card));
  return [...known, ...others.map((card) => ({ card, isShown: true }))];
}

/** Keeps an order; an empty one is forgotten. */
export async function putHomeLayout(tx: Tx, tenantId: string, cards: HomeLayout, at: string): Promise<void> {
  await tx.deleteFrom('home_layout').where('tenant_id', '=', tenantId).execute();
  if (cards.length === 0) return;
  await tx
    .insertInto('home_layout')
    .values({ tenant_id: tenantId, cards: toJson(cards), changed_at: at })
    .execute();
}
