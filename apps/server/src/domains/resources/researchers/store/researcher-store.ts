import type { Db, Tx } from '../../../../platform/db/database.ts';
import { insertRows } from '../../../../platform/db/insert-rows.ts';
import type { ResearcherFormTable, ResearcherNameTable, ResearcherTable } from '../tables.ts';

/** A person, shown or not; undefined if there is none. */
export function findResearcher(db: Db, tenantId: string, id: string): Promise<ResearcherTable | undefined> {
  return db
    .selectFrom('researcher')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The person that a reader is; undefined for a reader who is none. */
export function researcherOfReader(
  db: Db,
  tenantId: string,
  patronId: string,
): Promise<ResearcherTable | undefined> {
  return db
    .selectFrom('researcher')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('patron_id', '=', patronId)
    .executeTakeFirst();
}

/** The person with an ORCID iD. */
export function researcherOfOrcid(
  db: Db,
  tenantId: string,
  orcid: string,
): Promise<ResearcherTable | undefined> {
  return db
    .selectFrom('researcher')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('orcid', '=', orcid)
    .executeTakeFirst();
}

/** Persons that others see, all or those of some ids. */
export function shownResearchers(
  db: Db,
  tenantId: string,
  ids?: readonly string[],
): Promise<ResearcherTable[]> {
  const rows = db
    .selectFrom('researcher')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('is_open', '=', 1)
    .where('is_hidden', '=', 0);
  return (ids ? rows.where('id', 'in', ids) : rows).execute();
}

/** How many persons that others see each unit has, without those below it. */
export async function countShownByUnit(db: Db, tenantId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('researcher')
    .select(['unit_id', (eb) => eb.fn.countAll<number>().as('count')])
    .where('tenant_id', '=', tenantId)
    .where('is_open', '=', 1)
    .where('is_hidden', '=', 0)
    .groupBy('unit_id')
    .execute();
  return new Map(rows.map(({ unit_id, count }) => [unit_id, Number(count)]));
}

export async function countResearchers(db: Db, tenantId: string): Promise<number> {
  const { count } = await db
    .selectFrom('researcher')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('tenant_id', '=', tenantId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function insertResearcher(tx: Tx, row: ResearcherTable): Promise<void> {
  await tx.insertInto('researcher').values(row).execute();
}

export async function changeResearcher(
  tx: Tx,
  tenantId: string,
  id: string,
  change: Partial<Omit<ResearcherTable, 'id' | 'tenant_id'>>,
): Promise<void> {
  await tx
    .updateTable('researcher')
    .set(change)
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
}

/** Puts names and forms in the place of those that a person has. */
export async function replaceNames(
  tx: Tx,
  tenantId: string,
  id: string,
  names: readonly ResearcherNameTable[],
  forms: readonly ResearcherFormTable[],
): Promise<void> {
  for (const table of ['researcher_name', 'researcher_form'] as const)
    await tx.deleteFrom(table).where('tenant_id', '=', tenantId).where('researcher_id', '=', id).execute();
  await insertRows(tx, 'researcher_name', names);
  await insertRows(tx, 'researcher_form', forms);
}

/** Removes a person with all that the tables have of them. */
export async function deleteResearcher(tx: Tx, tenantId: string, id: string): Promise<void> {
  const parts = ['researcher_name', 'researcher_form', 'publication_decision', 'orcid_work'] as const;
  for (const table of parts)
    await tx.deleteFrom(table).where('tenant_id', '=', tenantId).where('researcher_id', '=', id).execute();
  await tx.deleteFrom('researcher').where('tenant_id', '=', tenantId).where('id', '=', id).execute();
}

/** The persons that others see whose names have these keys; a key of several persons is of none. */
export async function shownByForm(
  db: Db,
  tenantId: string,
  keys: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (keys.length === 0) return new Map();
  const rows = await db
    .selectFrom('researcher_form as f')
    .innerJoin('researcher as r', (join) =>
      join.onRef('r.tenant_id', '=', 'f.tenant_id').onRef('r.id', '=', 'f.researcher_id'),
    )
    .select(['f.name_key', 'f.researcher_id'])
    .where('f.tenant_id', '=', tenantId)
    .where('f.name_key', 'in', keys)
    .where('r.is_open', '=', 1)
    .where('r.is_hidden', '=', 0)
    .execute();
  const found = new Map<string, string>();
  const shared = new Set<string>();
  for (const { name_key, researcher_id } of rows) {
    if (found.has(name_key)) shared.add(name_key);
    found.set(name_key, researcher_id);
  }
  for (const key of shared) found.delete(key);
  return found;
}
