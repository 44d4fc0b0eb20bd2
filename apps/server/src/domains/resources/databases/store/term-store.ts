import type { TermKind } from '@lectern/contracts/resources/databases/term';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import { insertRows } from '../../../../platform/db/insert-rows.ts';
import { shownOn } from '../../../../platform/db/shown-days.ts';
import type { LibraryDay } from '../../../../platform/searchable.ts';
import type { EresourceTermTable } from '../tables.ts';

/** The words of a list, or of all; in no order. */
export async function listTermRows(db: Db, tenantId: string, kind?: TermKind): Promise<EresourceTermTable[]> {
  const rows = db.selectFrom('eresource_term').selectAll().where('tenant_id', '=', tenantId);
  return (kind === undefined ? rows : rows.where('kind', '=', kind)).execute();
}

export async function findTerm(
  db: Db,
  tenantId: string,
  id: string,
): Promise<EresourceTermTable | undefined> {
  return db
    .selectFrom('eresource_term')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** How many databases have each word, by its id; words of none are absent. */
export async function countUses(db: Db, tenantId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('eresource_term_use')
    .select(['term_id', (eb) => eb.fn.countAll<number>().as('count')])
    .where('tenant_id', '=', tenantId)
    .groupBy('term_id')
    .execute();
  return new Map(rows.map(({ term_id, count }) => [term_id, Number(count)]));
}

/** The words of some databases, in the order of each. */
export async function termsOf(
  db: Db,
  tenantId: string,
  eresourceIds: readonly string[],
): Promise<(Pick<EresourceTermTable, 'kind' | 'code' | 'names'> & { readonly eresource_id: string })[]> {
  if (eresourceIds.length === 0) return [];
  return db
    .selectFrom('eresource_term_use as u')
    .innerJoin('eresource_term as t', (join) =>
      join.onRef('t.tenant_id', '=', 'u.tenant_id').onRef('t.id', '=', 'u.term_id'),
    )
    .select(['u.eresource_id', 't.kind', 't.code', 't.names'])
    .where('u.tenant_id', '=', tenantId)
    .where('u.eresource_id', 'in', eresourceIds)
    .orderBy('u.position')
    .execute();
}

/** The words of all databases, in the order of each. */
export function everyTermUse(
  db: Db,
  tenantId: string,
): Promise<(Pick<EresourceTermTable, 'kind' | 'code'> & { readonly eresource_id: string })[]> {
  return db
    .selectFrom('eresource_term_use as u')
    .innerJoin('eresource_term as t', (join) =>
      join.onRef('t.tenant_id', '=', 'u.tenant_id').onRef('t.id', '=', 'u.term_id'),
    )
    .select(['u.eresource_id', 't.kind', 't.code'])
    .where('u.tenant_id', '=', tenantId)
    .orderBy('u.position')
    .execute();
}

/** Puts words in the place of those that a database has, in their order. */
export async function replaceUses(
  tx: Tx,
  tenantId: string,
  eresourceId: string,
  termIds: readonly string[],
): Promise<void> {
  await tx
    .deleteFrom('eresource_term_use')
    .where('tenant_id', '=', tenantId)
    .where('eresource_id', '=', eresourceId)
    .execute();
  await insertRows(
    tx,
    'eresource_term_use',
    termIds.map((term_id, position) => ({
      tenant_id: tenantId,
      eresource_id: eresourceId,
      term_id,
      position,
    })),
  );
}

export async function insertTerm(tx: Tx, row: EresourceTermTable): Promise<void> {
  await tx.insertInto('eresource_term').values(row).execute();
}

export async function changeTerm(
  tx: Tx,
  tenantId: string,
  id: string,
  change: Pick<EresourceTermTable, 'code' | 'names' | 'position'>,
): Promise<void> {
  await tx
    .updateTable('eresource_term')
    .set(change)
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
}

/** Removes a word, also from the databases that have it. */
export async function deleteTerm(tx: Tx, tenantId: string, id: string): Promise<void> {
  await tx
    .deleteFrom('eresource_term_use')
    .where('tenant_id', '=', tenantId)
    .where('term_id', '=', id)
    .execute();
  await tx.deleteFrom('eresource_term').where('tenant_id', '=', tenantId).where('id', '=', id).execute();
}

/** Says which unit of the institution a college is; none for an empty id. */
export async function linkTerm(tx: Tx, tenantId: string, id: string, unitId: string): Promise<void> {
  await tx
    .updateTable('eresource_term')
    .set({ unit_id: unitId })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
}

/** Which shown databases have a word of these lists: their ids with list and code, by database. */
export async function shownUses(
  db: Db,
  { tenantId, today }: LibraryDay,
  kinds: readonly TermKind[],
): Promise<(Pick<EresourceTermTable, 'kind' | 'code'> & { readonly eresource_id: string })[]> {
  return db
    .selectFrom('eresource_term_use as u')
    .innerJoin('eresource_term as t', (join) =>
      join.onRef('t.tenant_id', '=', 'u.tenant_id').onRef('t.id', '=', 'u.term_id'),
    )
    .innerJoin('eresource', (join) =>
      join.onRef('eresource.tenant_id', '=', 'u.tenant_id').onRef('eresource.id', '=', 'u.eresource_id'),
    )
    .select(['u.eresource_id', 't.kind', 't.code'])
    .where('u.tenant_id', '=', tenantId)
    .where('t.kind', 'in', kinds)
    .where('eresource.is_open', '=', 1)
    .where(shownOn(today))
    .execute();
}
