import { later } from '../../../platform/clock.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { OfflineActTable } from './tables.ts';

/** An act that was taken so long ago and is neither done nor refused: its process has died. */
const LOST_SECONDS = 120;

const UNREAD = { kind: '', item_barcode: '', reader_barcode: '', acted_at: null, reason: '' } as const;

/**
 * Takes an act for doing it. Answers the state that it has if it was sent before, and `taken` if somebody else is doing it; undefined if
 * the caller is to do it.
 */
export async function takeAct(
  db: Db,
  tenantId: string,
  act: Pick<OfflineActTable, 'id' | 'library_code' | 'clock_offset'>,
  now: Date,
): Promise<OfflineActTable['state'] | undefined> {
  const taken_at = now.toISOString();
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('offline_act')
    .values({ tenant_id: tenantId, ...act, ...UNREAD, state: 'taken', taken_at })
    .onConflict((same) =>
      same
        .columns(['tenant_id', 'id'])
        .doUpdateSet({ taken_at })
        .where('offline_act.state', '=', 'taken')
        .where('offline_act.taken_at', '<=', later(now, -LOST_SECONDS)),
    )
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 1n) return undefined;
  const { state } = await db
    .selectFrom('offline_act')
    .select('state')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', act.id)
    .executeTakeFirstOrThrow();
  return state;
}

/** Gives an act back that could not be done now: it may be sent again at once. */
export async function releaseAct(db: Db, tenantId: string, id: string): Promise<void> {
  await db
    .deleteFrom('offline_act')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('state', '=', 'taken')
    .execute();
}

type Ended = Partial<
  Pick<OfflineActTable, 'kind' | 'item_barcode' | 'reader_barcode' | 'acted_at' | 'reason'>
> & {
  readonly state: 'done' | 'refused' | 'settled';
};

export async function endAct(db: Db, tenantId: string, id: string, ended: Ended): Promise<void> {
  await db
    .updateTable('offline_act')
    .set(ended)
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('state', '=', 'taken')
    .execute();
}

/** How many acts that could not be read are listed. */
export async function countUnreadable(db: Db, tenantId: string): Promise<number> {
  const { count } = await db
    .selectFrom('offline_act')
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .where('tenant_id', '=', tenantId)
    .where('state', '=', 'refused')
    .where('kind', '=', UNREAD.kind)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** What nobody has settled yet, oldest first; those that could not be read at the end. */
export async function listRefused(db: Db, tenantId: string) {
  return db
    .selectFrom('offline_act')
    .select(['id', 'kind', 'item_barcode', 'reader_barcode', 'acted_at'])
    .select(['clock_offset', 'library_code', 'reason'])
    .where('tenant_id', '=', tenantId)
    .where('state', '=', 'refused')
    .orderBy((eb) => eb.case().when('kind', '=', UNREAD.kind).then(1).else(0).end())
    .orderBy('acted_at')
    .orderBy('id')
    .limit(500)
    .execute();
}

/** Takes an act off the list, and forgets whom and what it was about. False if it was not on the list. */
export async function settleAct(tx: Tx, tenantId: string, id: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('offline_act')
    .set({ state: 'settled', ...UNREAD })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('state', '=', 'refused')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
