import type { Bib } from '@lectern/marc/bib';
import { normaliseIsbn } from '@lectern/rules/isbn';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import { insertNewRows } from '../../../../platform/db/insert-rows.ts';
import { groupBy } from '../../../../platform/group-by.ts';
import { numberKeys } from '../../../../platform/online-titles.ts';

/** Numbers of one statement. */
const CHUNK = 500;

/** What a record says of numbers. */
type Numbered = Pick<Bib, 'issns' | 'isbns' | 'host'>;

/**
 * The valid numbers of the work itself as keys (`numberKeys`). Those in the record of an article or chapter are of what holds it, so it has
 * none.
 */
export function numbersOfBib({ issns, isbns, host }: Numbered): string[] {
  if (host) return [];
  return numberKeys({
    issns,
    isbns: isbns.flatMap(({ value, valid }) => (valid ? (normaliseIsbn(value) ?? []) : [])),
  });
}

/** Keeps the numbers of records in the place of those that they had. */
export async function putNumbers(
  db: Db | Tx,
  tenantId: string,
  bibs: readonly { readonly id: string; readonly isNew: boolean; readonly numbers: readonly string[] }[],
): Promise<void> {
  const known = bibs.flatMap(({ id, isNew }) => (isNew ? [] : [id]));
  await removeNumbers(db, tenantId, known);
  const rows = bibs.flatMap(({ id, numbers }) =>
    numbers.map((number) => ({ tenant_id: tenantId, number, bib_id: id })),
  );
  await insertNewRows(db, 'bib_number', rows);
}

export async function removeNumbers(db: Db | Tx, tenantId: string, bibIds: readonly string[]): Promise<void> {
  if (bibIds.length === 0) return;
  await db.deleteFrom('bib_number').where('tenant_id', '=', tenantId).where('bib_id', 'in', bibIds).execute();
}

/** The numbers of some records. */
export async function numbersOf(
  db: Db | Tx,
  tenantId: string,
  bibIds: readonly string[],
): Promise<{ readonly bibId: string; readonly number: string }[]> {
  if (bibIds.length === 0) return [];
  return db
    .selectFrom('bib_number')
    .select(['bib_id as bibId', 'number'])
    .where('tenant_id', '=', tenantId)
    .where('bib_id', 'in', bibIds)
    .execute();
}

/** The ids of records that have one of the numbers, each once; also of those that search does not find. */
export async function findIdsByNumbers(
  db: Db | Tx,
  tenantId: string,
  numbers: readonly string[],
): Promise<string[]> {
  const ids = new Set<string>();
  for (let at = 0; at < numbers.length; at += CHUNK) {
    const rows = await db
      .selectFrom('bib_number')
      .select('bib_id')
      .where('tenant_id', '=', tenantId)
      .where('number', 'in', numbers.slice(at, at + CHUNK))
      .execute();
    for (const { bib_id } of rows) ids.add(bib_id);
  }
  return [...ids];
}

/** The ids of the records that readers find, by the numbers (at most 500) that they have. */
export async function shownIdsByNumbers(
  db: Db,
  tenantId: string,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (numbers.length === 0) return new Map();
  const rows = await db
    .selectFrom('bib_number')
    .innerJoin('bib', 'bib.id', 'bib_number.bib_id')
    .select(['bib_number.number', 'bib.id'])
    .where('bib_number.tenant_id', '=', tenantId)
    .where('bib_number.number', 'in', numbers)
    .where('bib.tenant_id', '=', tenantId)
    .where('bib.suppressed', '=', 0)
    .orderBy('bib.id')
    .execute();
  const ids = groupBy(rows, ({ number }) => number);
  return new Map(Array.from(ids, ([number, found]) => [number, found.map(({ id }) => id)]));
}
