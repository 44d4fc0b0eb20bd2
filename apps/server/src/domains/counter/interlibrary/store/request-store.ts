import {
  ENDED_INTERLIBRARY_STEPS,
  type InterlibrarySide,
  OPEN_INTERLIBRARY_STEPS,
} from '@lectern/rules/interlibrary/steps';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import type { InterlibraryRequestTable } from '../tables.ts';

export type Request = InterlibraryRequestTable;

export async function findRequest(db: Db | Tx, tenantId: string, id: string): Promise<Request | undefined> {
  return db
    .selectFrom('interlibrary_request')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The request that a peer writes about; the sides are those of this library. */
export async function findRequestOfPeer(
  db: Db | Tx,
  tenantId: string,
  {
    side,
    peerId,
    requestingId,
  }: { readonly side: InterlibrarySide; readonly peerId: string; readonly requestingId: string },
): Promise<Request | undefined> {
  return db
    .selectFrom('interlibrary_request')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('side', '=', side)
    .where('peer_id', '=', peerId)
    .where('requesting_id', '=', requestingId)
    .executeTakeFirst();
}

/** Adds a request; false if the peer has one of this number. */
export async function insertRequest(tx: Tx, row: Request): Promise<boolean> {
  const result = await tx
    .insertInto('interlibrary_request')
    .values(row)
    .onConflict((same) => same.doNothing())
    .executeTakeFirst();
  return Number(result.numInsertedOrUpdatedRows ?? 0n) > 0;
}

export type RequestChange = Partial<
  Pick<
    Request,
    | 'step'
    | 'step_since'
    | 'is_cancelling'
    | 'supplying_id'
    | 'due_date'
    | 'barcode'
    | 'reason'
    | 'reason_note'
    | 'refused_with'
  >
>;

/** Changes a request that is still as the caller saw it; false if it has moved on. */
export async function changeRequest(tx: Tx, seen: Request, change: RequestChange): Promise<boolean> {
  if (Object.keys(change).length === 0) return true;
  const { numUpdatedRows } = await tx
    .updateTable('interlibrary_request')
    .set(change)
    .where('tenant_id', '=', seen.tenant_id)
    .where('id', '=', seen.id)
    .where('step', '=', seen.step)
    .where('is_cancelling', '=', seen.is_cancelling)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

interface Filter {
  readonly side: InterlibrarySide;
  readonly patronId?: string;
  /** Both where absent. */
  readonly ended?: boolean;
}

/** A page of requests: open ones first, then those that moved last. */
export async function listRequests(
  db: Db,
  tenantId: string,
  { side, patronId, ended }: Filter,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<{ readonly total: number; readonly rows: readonly Request[] }> {
  let all = db.selectFrom('interlibrary_request').where('tenant_id', '=', tenantId).where('side', '=', side);
  if (patronId !== undefined) all = all.where('patron_id', '=', patronId);
  if (ended !== undefined)
    all = all.where('step', 'in', ended ? ENDED_INTERLIBRARY_STEPS : OPEN_INTERLIBRARY_STEPS);
  const [{ count }, rows] = await Promise.all([
    all.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
    all
      .selectAll()
      .orderBy((eb) => eb.case().when('step', 'in', OPEN_INTERLIBRARY_STEPS).then(0).else(1).end())
      .orderBy('step_since', 'desc')
      .orderBy('id')
      .offset(offset)
      .limit(limit)
      .execute(),
  ]);
  return { total: Number(count), rows };
}

/** How many open requests a reader has, of one title at one library or of all. */
export async function countOpen(
  db: Db | Tx,
  tenantId: string,
  patronId: string,
  about?: Pick<Request, 'peer_id' | 'title' | 'isbn' | 'author'>,
): Promise<number> {
  let open = db
    .selectFrom('interlibrary_request')
    .where('tenant_id', '=', tenantId)
    .where('patron_id', '=', patronId)
    .where('step', 'in', OPEN_INTERLIBRARY_STEPS);
  if (about)
    open = open
      .where('peer_id', '=', about.peer_id)
      .where('title', '=', about.title)
      .where('author', '=', about.author)
      .where('isbn', '=', about.isbn);
  const { count } = await open.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  return Number(count);
}

/** Takes readers out of requests that ended before an instant. The rest stays. */
export async function forgetPastReaders(db: Db, tenantId: string, before: string): Promise<void> {
  await db
    .updateTable('interlibrary_request')
    .set({ patron_id: '' })
    .where('tenant_id', '=', tenantId)
    .where('side', '=', 'borrowing')
    .where('patron_id', '!=', '')
    .where('step', 'in', ENDED_INTERLIBRARY_STEPS)
    .where(sql<boolean>`step_since < ${before}`)
    .execute();
}
