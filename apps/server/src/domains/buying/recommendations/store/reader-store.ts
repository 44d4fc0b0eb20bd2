import {
  OPEN_WISH_STATES,
  type WishKind,
  type WishState,
} from '@lectern/contracts/buying/recommendations/wish';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import { lockName } from '../../../../platform/db/named-lock.ts';
import type { WishReaderTable, WishTable } from '../tables.ts';

/** Makes other wishes of a reader wait, so that the limits hold when many come at once. */
export async function lockWishesOf(tx: Tx, tenantId: string, patronId: string): Promise<void> {
  await lockName(tx, `wishes-of/${tenantId}/${patronId}`);
}

export async function insertWishReader(tx: Tx, row: WishReaderTable): Promise<void> {
  await tx.insertInto('wish_reader').values(row).execute();
}

export function findWishReader(
  db: Db | Tx,
  tenantId: string,
  wishId: string,
  patronId: string,
): Promise<WishReaderTable | undefined> {
  return db
    .selectFrom('wish_reader')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('wish_id', '=', wishId)
    .where('patron_id', '=', patronId)
    .executeTakeFirst();
}

export async function changeWishReader(
  tx: Tx,
  tenantId: string,
  id: string,
  change: Partial<Omit<WishReaderTable, 'id' | 'tenant_id' | 'wish_id' | 'patron_id'>>,
): Promise<void> {
  await tx
    .updateTable('wish_reader')
    .set(change)
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
}

/** Marks all who still wish something as ended. */
export async function endWishReaders(tx: Tx, tenantId: string, wishId: string, at: string): Promise<void> {
  await tx
    .updateTable('wish_reader')
    .set({ ended_at: at })
    .where('tenant_id', '=', tenantId)
    .where('wish_id', '=', wishId)
    .where('ended_at', '=', '')
    .execute();
}

/** Who wishes something now, in the order of joining. */
export async function readersOfWishes(
  db: Db | Tx,
  tenantId: string,
  wishIds: readonly string[],
): Promise<readonly WishReaderTable[]> {
  if (wishIds.length === 0) return [];
  return db
    .selectFrom('wish_reader')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('wish_id', 'in', [...wishIds])
    .where('left_at', '=', '')
    .orderBy('joined_at')
    .orderBy('id')
    .execute();
}

/** Wishes that a reader saved or joined since an instant, those that the reader left too. */
export async function countJoinedSince(
  db: Db | Tx,
  tenantId: string,
  patronId: string,
  since: string,
): Promise<number> {
  const { count } = await db
    .selectFrom('wish_reader')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('tenant_id', '=', tenantId)
    .where('patron_id', '=', patronId)
    .where('joined_at', '>=', since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Wishes of a reader that nobody has decided. */
export async function countOpenOf(db: Db | Tx, tenantId: string, patronId: string): Promise<number> {
  const { count } = await db
    .selectFrom('wish_reader as reader')
    .innerJoin('wish', (join) =>
      join.onRef('wish.tenant_id', '=', 'reader.tenant_id').onRef('wish.id', '=', 'reader.wish_id'),
    )
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('reader.tenant_id', '=', tenantId)
    .where('wish.tenant_id', '=', tenantId)
    .where('reader.patron_id', '=', patronId)
    .where('reader.left_at', '=', '')
    .where('wish.state', 'in', [...OPEN_WISH_STATES])
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Which of a reader's wishes. */
export interface OwnWishFilter {
  readonly kind: WishKind | undefined;
  readonly state: WishState | undefined;
}

/** What a reader wishes and wished, the last one first. */
export async function listWishesOf(
  db: Db,
  { tenantId, patronId }: { readonly tenantId: string; readonly patronId: string },
  { kind, state }: OwnWishFilter,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<{ readonly total: number; readonly rows: readonly WishReaderTable[] }> {
  const found = db
    .selectFrom('wish_reader as reader')
    .innerJoin('wish', (join) =>
      join.onRef('wish.tenant_id', '=', 'reader.tenant_id').onRef('wish.id', '=', 'reader.wish_id'),
    )
    .where('reader.tenant_id', '=', tenantId)
    .where('wish.tenant_id', '=', tenantId)
    .where('reader.patron_id', '=', patronId)
    .$if(kind !== undefined, (query) => query.where('wish.kind', '=', kind ?? 'free'))
    .$if(state === 'cancelled', (query) => query.where('reader.left_at', '!=', ''))
    .$if(state !== undefined && state !== 'cancelled', (query) =>
      query.where('reader.left_at', '=', '').where('wish.state', '=', state ?? 'saved'),
    );
  const { total } = await found
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await found
    .selectAll('reader')
    .orderBy('reader.joined_at', 'desc')
    .orderBy('reader.id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
  return { total: Number(total), rows };
}

/** The wishes that a reader who leaves has not left yet. */
export async function openWishesOf(
  tx: Tx,
  tenantId: string,
  patronId: string,
): Promise<readonly WishTable[]> {
  return tx
    .selectFrom('wish_reader as reader')
    .innerJoin('wish', (join) =>
      join.onRef('wish.tenant_id', '=', 'reader.tenant_id').onRef('wish.id', '=', 'reader.wish_id'),
    )
    .selectAll('wish')
    .where('reader.tenant_id', '=', tenantId)
    .where('wish.tenant_id', '=', tenantId)
    .where('reader.patron_id', '=', patronId)
    .where('reader.left_at', '=', '')
    .orderBy('wish.id')
    .execute();
}
