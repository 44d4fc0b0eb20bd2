import { createHash } from 'node:crypto';
import { HOME_CARDS, type HomeLayout } from '@lectern/contracts/shelf/home/home-cards';
import { fromJson, toJson } from '../../../platform/db/codecs.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { lockName } from '../../../platform/db/named-lock.ts';

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

/** The same with its version, a digest of the cards. */
export async function arrangedCardsOf(db: Db, tenantId: string) {
  const cards = await homeLayoutOf(db, tenantId);
  return { cards, version: createHash('sha256').update(toJson(cards)).digest('base64url').slice(0, 22) };
}

/** Lets other changes of the arrangement wait until this transaction ends. */
export function lockHomeLayout(tx: Tx, tenantId: string): Promise<void> {
  return lockName(tx, `home-layout/${tenantId}`);
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
