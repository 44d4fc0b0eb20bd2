import type { Db } from '../../../../platform/db/database.ts';
import type { DeskPerson } from '../../../../ports/ils/ils-desk-people.ts';
import type { LocalContext } from '../local-context.ts';

/** An objection that waits for a decision. */
export interface Objection {
  readonly requestId: string;
  readonly requestNumber: string;
  readonly title: string;
  readonly barcode: string;
  readonly holder: DeskPerson;
  readonly asker: DeskPerson;
  readonly objector: 'holder' | 'asker';
  readonly reason: string;
  /** ISO instants. */
  readonly objectedAt: string;
  readonly handedOverAt: string;
  /** What the holder noted about the copy. */
  readonly condition: string;
}

/** Open objections with the two readers and the copy, the oldest first. */
export async function listOpenObjections(
  db: Db,
  { tenantId }: Pick<LocalContext, 'tenantId'>,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<{ readonly total: number; readonly objections: readonly Objection[] }> {
  const counted = db
    .selectFrom('request_objection')
    .select((eb) => eb.fn.countAll<number | string>().as('total'))
    .where('tenant_id', '=', tenantId)
    .where('decision', '=', 'open');
  const page = openRows(db, tenantId).orderBy('objection.objected_at').offset(offset).limit(limit);
  const [{ total }, rows] = await Promise.all([counted.executeTakeFirstOrThrow(), page.execute()]);
  return { total: Number(total), objections: rows.map(toObjection) };
}

function openRows(db: Db, tenantId: string) {
  return db
    .selectFrom('request_objection as objection')
    .innerJoin('request', 'request.id', 'objection.request_id')
    .innerJoin('bib', 'bib.id', 'request.bib_id')
    .leftJoin('item', 'item.id', 'request.wanted_item_id')
    .leftJoin('patron as holder', 'holder.id', 'request.holder_id')
    .leftJoin('patron as asker', 'asker.id', 'request.patron_id')
    .select(['objection.request_id', 'objection.patron_id', 'objection.reason', 'objection.objected_at'])
    .select(['request.number', 'request.step_since', 'request.holder_id', 'bib.title', 'item.barcode'])
    .select(['holder.primary_id as holder_primary_id', 'holder.name as holder_name'])
    .select(['asker.id as asker_id', 'asker.primary_id as asker_primary_id', 'asker.name as asker_name'])
    .select((eb) =>
      eb
        .selectFrom('request_move')
        .select('request_move.note')
        .where('request_move.tenant_id', '=', tenantId)
        .whereRef('request_move.request_id', '=', 'request.id')
        .where('request_move.move', '=', 'hand_over')
        .orderBy('request_move.id', 'desc')
        .limit(1)
        .as('condition'),
    )
    .where('objection.tenant_id', '=', tenantId)
    .where('objection.decision', '=', 'open');
}

type OpenRow = Awaited<ReturnType<ReturnType<typeof openRows>['execute']>>[number];

function toObjection(row: OpenRow): Objection {
  return {
    requestId: row.request_id,
    requestNumber: row.number,
    title: row.title,
    barcode: row.barcode ?? '',
    holder: {
      patronId: row.holder_id ?? '',
      primaryId: row.holder_primary_id ?? '',
      name: row.holder_name ?? '',
    },
    asker: {
      patronId: row.asker_id ?? '',
      primaryId: row.asker_primary_id ?? '',
      name: row.asker_name ?? '',
    },
    objector: row.patron_id === row.holder_id ? 'holder' : 'asker',
    reason: row.reason,
    objectedAt: row.objected_at,
    handedOverAt: row.step_since,
    condition: row.condition ?? '',
  };
}
