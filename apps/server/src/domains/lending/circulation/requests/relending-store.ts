import { PROMISED_STEPS } from '@lectern/rules/requests/step-sets';
import type { Db } from '../../../../platform/db/database.ts';
import type { AskedRequest } from './asked-request.ts';
import type { SeenRequest } from './move-request.ts';
import { objectionFacts, objectionTo } from './objection-facts.ts';
import { seenRequests } from './request-store.ts';

/** A re-lending with the two who hand the copy over. */
export type SeenRelending = SeenRequest & {
  readonly number: string;
  readonly holder_id: string;
  /** The copy that the holder has. */
  readonly copy_id: string;
  readonly copy_barcode: string;
};

/** A re-lending as it is now; undefined if the request is none. */
export async function findRelending(
  db: Db,
  tenantId: string,
  requestId: string,
): Promise<SeenRelending | undefined> {
  const row = await seenRequests(db, tenantId)
    .innerJoin('item', 'item.id', 'request.wanted_item_id')
    .select(['request.number', 'request.holder_id', 'item.id as copy_id', 'item.barcode as copy_barcode'])
    .where('request.id', '=', requestId)
    .where('request.kind', '=', 'relending')
    .executeTakeFirst();
  if (!row || row.holder_id === null) return undefined;
  const { holder_id, ...seen } = row;
  return { ...seen, holder_id };
}

/** Whether the holder has promised the copy of a re-lending to another reader. */
export async function isPromisedToOther(
  db: Db,
  tenantId: string,
  { id, copy_id }: Pick<SeenRelending, 'id' | 'copy_id'>,
): Promise<boolean> {
  const other = await db
    .selectFrom('request')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('wanted_item_id', '=', copy_id)
    .where('kind', '=', 'relending')
    .where('id', '!=', id)
    .where('step', 'in', PROMISED_STEPS)
    .executeTakeFirst();
  return other !== undefined;
}

/** What others ask for of what this patron has: what waits for the patron first, then the newest. */
export async function listAskedOf(
  db: Db,
  tenantId: string,
  holderId: string,
  { now, offset, limit }: { readonly now: string; readonly offset: number; readonly limit: number },
): Promise<{ total: number; requests: AskedRequest[] }> {
  const counted = db
    .selectFrom('request')
    .select((eb) => eb.fn.countAll<number | string>().as('total'))
    .where('tenant_id', '=', tenantId)
    .where('holder_id', '=', holderId)
    .where('kind', '=', 'relending');
  const page = askedRows(db, tenantId, holderId, now)
    .orderBy((eb) => eb.case().when('request.ended_at', 'is', null).then(0).else(1).end())
    .orderBy('request.id', 'desc')
    .offset(offset)
    .limit(limit);
  const [{ total }, rows] = await Promise.all([counted.executeTakeFirstOrThrow(), page.execute()]);
  return { total: Number(total), requests: rows.map(toAsked) };
}

/** One of them; undefined if nobody asks this patron so. */
export async function findAskedOf(
  db: Db,
  tenantId: string,
  holderId: string,
  { requestId, now }: { readonly requestId: string; readonly now: string },
): Promise<AskedRequest | undefined> {
  const row = await askedRows(db, tenantId, holderId, now)
    .where('request.id', '=', requestId)
    .executeTakeFirst();
  return row && toAsked(row);
}

function askedRows(db: Db, tenantId: string, holderId: string, now: string) {
  return db
    .selectFrom('request')
    .innerJoin('bib', 'bib.id', 'request.bib_id')
    .innerJoin('item', 'item.id', 'request.wanted_item_id')
    .innerJoin('patron as asker', 'asker.id', 'request.patron_id')
    .select(['request.id', 'request.number', 'request.kind', 'request.step', 'request.bib_id'])
    .select('request.placed_at')
    .select(['request.step_since', 'request.moves_at', 'request.ended_at'])
    .select(['request.contact', 'request.comments', 'asker.name as asker_name'])
    .select(['bib.title', 'bib.author', 'item.volume', 'item.barcode', 'item.call_number'])
    .select((eb) =>
      eb
        .selectFrom('request_code')
        .select((code) => code.fn.countAll<number | string>().as('entered'))
        .where('request_code.tenant_id', '=', tenantId)
        .whereRef('request_code.request_id', '=', 'request.id')
        .where('request_code.expires_at', '>', now)
        .where('request_code.entered_at', 'is not', null)
        .as('entered'),
    )
    .select((eb) => objectionTo(eb, tenantId))
    .where('request.tenant_id', '=', tenantId)
    .where('request.kind', '=', 'relending')
    .where('request.holder_id', '=', holderId);
}

type AskedRow = Awaited<ReturnType<ReturnType<typeof askedRows>['execute']>>[number];

/** Who asked is told only while both have to meet. */
function toAsked(row: AskedRow): AskedRequest {
  const isOver = row.ended_at !== null;
  return {
    id: row.id,
    number: row.number,
    step: row.step,
    bibId: row.bib_id,
    title: row.title,
    author: row.author,
    volume: row.volume,
    barcode: row.barcode,
    callNumber: row.call_number,
    placedAt: row.placed_at,
    stepSince: row.step_since,
    movesAt: row.moves_at,
    askerName: isOver ? '' : row.asker_name,
    contact: isOver ? '' : row.contact,
    comments: isOver ? '' : row.comments,
    codeEntered: Number(row.entered) > 0,
    ...objectionFacts(row),
  };
}
