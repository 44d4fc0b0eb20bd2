import {
  OPEN_WISH_STATES,
  type WishKind,
  type WishState,
} from '@lectern/contracts/buying/recommendations/wish';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import { lockName } from '../../../../platform/db/named-lock.ts';
import type { WishKeys } from '../keys-of-wish.ts';
import type { WishStepTable, WishTable } from '../tables.ts';

/** Makes others who look whether there is a wish with this key of a work or a number wait. */
export async function lockWishKey(tx: Tx, tenantId: string, key: string): Promise<void> {
  await lockName(tx, `wish/${tenantId}/${key}`);
}

/** A wish behind the lock of its row: who joins, leaves or decides it waits for the others. */
export async function lockedWish(tx: Tx, tenantId: string, id: string): Promise<WishTable | undefined> {
  return tx
    .updateTable('wish')
    .set((eb) => ({ state: eb.ref('state') }))
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

export async function insertWish(tx: Tx, row: WishTable): Promise<void> {
  await tx.insertInto('wish').values(row).execute();
}

export function findWish(db: Db | Tx, tenantId: string, id: string): Promise<WishTable | undefined> {
  return db
    .selectFrom('wish')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function findWishes(
  db: Db | Tx,
  tenantId: string,
  ids: readonly string[],
): Promise<readonly WishTable[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('wish')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', [...ids])
    .execute();
}

/** Wishes in these states for a work or a number, the oldest first. */
export async function findAlike(
  db: Db | Tx,
  tenantId: string,
  { workKey, numberKey }: WishKeys,
  states: readonly WishState[],
): Promise<readonly WishTable[]> {
  const found = () =>
    db
      .selectFrom('wish')
      .selectAll()
      .where('tenant_id', '=', tenantId)
      .where('state', 'in', [...states])
      .orderBy('created_at')
      .orderBy('id')
      .limit(MOST_ALIKE);
  const ofWork = await found().where('work_key', '=', workKey).execute();
  const ofNumber = numberKey === '' ? [] : await found().where('number_key', '=', numberKey).execute();
  return [...new Map([...ofNumber, ...ofWork].map((row) => [row.id, row])).values()];
}

const MOST_ALIKE = 20;

/** Changes a wish. */
export async function changeWish(
  tx: Tx,
  tenantId: string,
  id: string,
  change: Partial<Omit<WishTable, 'id' | 'tenant_id'>>,
): Promise<void> {
  await tx.updateTable('wish').set(change).where('tenant_id', '=', tenantId).where('id', '=', id).execute();
}

export async function addStep(tx: Tx, row: WishStepTable): Promise<void> {
  await tx.insertInto('wish_step').values(row).execute();
}

/** What happened to wishes, oldest first. */
export async function stepsOf(
  db: Db,
  tenantId: string,
  wishIds: readonly string[],
): Promise<readonly WishStepTable[]> {
  if (wishIds.length === 0) return [];
  return db
    .selectFrom('wish_step')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('wish_id', 'in', [...wishIds])
    .orderBy('at')
    .orderBy('id')
    .execute();
}

/** How many wishes each state has. */
export async function countWishStates(db: Db, tenantId: string): Promise<ReadonlyMap<WishState, number>> {
  const rows = await db
    .selectFrom('wish')
    .select((eb) => ['state', eb.fn.countAll<number>().as('count')])
    .where('tenant_id', '=', tenantId)
    .groupBy('state')
    .execute();
  return new Map(rows.map(({ state, count }) => [state, Number(count)]));
}

/** What everybody sees: on its way or arrived, and not by the library's own form, whose words may be private. */
export async function listShown(
  db: Db,
  tenantId: string,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<{ readonly total: number; readonly rows: readonly WishTable[] }> {
  const found = db
    .selectFrom('wish')
    .where('tenant_id', '=', tenantId)
    .where('state', 'in', [...SHOWN_STATES])
    .where('kind', 'in', [...SHOWN_KINDS])
    .where('wishes', '>', 0);
  const { total } = await found
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await found
    .selectAll()
    .orderBy('changed_at', 'desc')
    .orderBy('id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
  return { total: Number(total), rows };
}

const SHOWN_STATES = [...OPEN_WISH_STATES, 'order', 'trial', 'ordered', 'arrived'] as const;
const SHOWN_KINDS: readonly WishKind[] = ['catalogue', 'free', 'electronic'];
