import type { Db } from '../../../../platform/db/database.ts';
import type { Behaviour, BehaviourFilter, BehaviourPage } from '../../../../ports/ils/ils-behaviours.ts';
import { SOURCE_KINDS, type SourceKind } from '../ledger/accounts.ts';
import { listedBehaviours, readBlocks } from './listed-behaviours.ts';

/** Behaviours of one reader or of all: first what is to be paid or done, then the others, each last first. `today` is a calendar date of the library. */
export async function listBehaviours(
  db: Db,
  tenantId: string,
  today: string,
  filter: BehaviourFilter,
): Promise<BehaviourPage> {
  const listed = db.selectFrom(listedBehaviours(db, tenantId, today, filter).as('listed'));
  const { total } = await listed
    .select((eb) => eb.fn.countAll<number | string>().as('total'))
    .executeTakeFirstOrThrow();
  const page = await listed
    .select('listed.id')
    .orderBy('listed.rank')
    .orderBy('listed.at', 'desc')
    .orderBy('listed.id', 'desc')
    .offset(filter.offset)
    .limit(filter.limit)
    .execute();
  const ids = page.map(({ id }) => id);
  if (ids.length === 0) return { total: Number(total), behaviours: [] };
  const found = new Map(
    [
      ...(await readBehaviours(db, tenantId, ids)),
      ...(filter.withBlocks ? await readBlocks(db, tenantId, today, ids) : []),
    ].map((one) => [one.id, one]),
  );
  return { total: Number(total), behaviours: ids.flatMap((id) => found.get(id) ?? []) };
}

async function readBehaviours(db: Db, tenantId: string, ids: readonly string[]): Promise<Behaviour[]> {
  const rows = await db
    .selectFrom('behaviour')
    .leftJoin('patron', 'patron.id', 'behaviour.patron_id')
    .leftJoin('loan', 'loan.id', 'behaviour.loan_id')
    .leftJoin('item', 'item.id', 'loan.item_id')
    .leftJoin('bib', 'bib.id', 'loan.bib_id')
    .select(['behaviour.id', 'behaviour.kind', 'behaviour.state', 'behaviour.way', 'behaviour.note'])
    .select(['behaviour.created_at', 'behaviour.patron_id', 'patron.primary_id', 'patron.name'])
    .select(['loan.bib_id', 'item.barcode', 'item.call_number', 'item.location_code'])
    .select(['item.inventory_number', 'bib.title', 'bib.author'])
    .where('behaviour.tenant_id', '=', tenantId)
    .where('behaviour.id', 'in', [...ids])
    .execute();
  const [charged, covered] = await Promise.all([
    sumsCharged(db, tenantId, ids),
    sumsCovered(db, tenantId, ids),
  ]);
  return rows.map((row): Behaviour => {
    const { id, kind, state, way, note } = row;
    const { payment = 0, waiver = 0, reversal = 0 } = covered.get(id) ?? {};
    const sum = (charged.get(id) ?? 0) - reversal;
    return {
      id,
      kind,
      state,
      way,
      note,
      createdAt: row.created_at,
      reader: { patronId: row.patron_id, primaryId: row.primary_id ?? '', name: row.name ?? '' },
      charged: sum,
      paid: payment,
      waived: waiver,
      open: sum - payment - waiver,
      ...(row.bib_id !== null && { bibId: row.bib_id }),
      title: row.title ?? '',
      author: row.author ?? '',
      barcode: row.barcode ?? '',
      ...(row.inventory_number && { inventoryNumber: row.inventory_number }),
      callNumber: row.call_number ?? '',
      locationCode: row.location_code ?? '',
    };
  });
}

/** The charges of behaviours, summed up. */
async function sumsCharged(db: Db, tenantId: string, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, number>();
  const rows = await db
    .selectFrom('ledger_posting')
    .select('behaviour_id')
    .select((eb) => eb.fn.sum<string | number>('amount').as('charged'))
    .where('tenant_id', '=', tenantId)
    .where('behaviour_id', 'in', ids)
    .groupBy('behaviour_id')
    .execute();
  return new Map(rows.map(({ behaviour_id, charged }) => [behaviour_id ?? '', Number(charged)]));
}

/** What covers the charges of behaviours, by kind. */
async function sumsCovered(db: Db, tenantId: string, ids: readonly string[]) {
  const sums = new Map<string, Partial<Record<SourceKind, number>>>();
  if (ids.length === 0) return sums;
  const rows = await db
    .selectFrom('ledger_posting as charge')
    .innerJoin('ledger_allocation as part', 'part.charge_id', 'charge.id')
    .innerJoin('ledger_posting as source', 'source.id', 'part.source_id')
    .select(['charge.behaviour_id', 'source.kind'])
    .select((eb) => eb.fn.sum<string | number>('part.amount').as('covered'))
    .where('charge.tenant_id', '=', tenantId)
    .where('charge.behaviour_id', 'in', ids)
    .where('source.kind', 'in', [...SOURCE_KINDS])
    .groupBy(['charge.behaviour_id', 'source.kind'])
    .execute();
  for (const { behaviour_id, kind, covered } of rows) {
    sums.set(behaviour_id ?? '', { ...sums.get(behaviour_id ?? ''), [kind]: Number(covered) });
  }
  return sums;
}
