import type { Bib } from '@lectern/marc/bib';
import type { Db } from '../../../platform/db/database.ts';
import { findBibs } from '../../collection/catalogue/records/find-bibs.ts';
import type { YearLoan } from './read-year.ts';

const AT_ONCE = 500;

/** The works of loans that the catalogue still has, by id. */
export async function worksOfYear(
  db: Db,
  tenantId: string,
  loans: readonly YearLoan[],
): Promise<ReadonlyMap<string, Bib>> {
  const ids = [...new Set(loans.map(({ bibId }) => bibId))];
  const works = new Map<string, Bib>();
  for (let at = 0; at < ids.length; at += AT_ONCE)
    for (const [id, { bib }] of await findBibs(db, tenantId, ids.slice(at, at + AT_ONCE))) works.set(id, bib);
  return works;
}

/** The works of these loans, one for each loan; loans of works that the catalogue has lost are left out. */
export function bibsOfLoans(loans: readonly YearLoan[], works: ReadonlyMap<string, Bib>): Bib[] {
  return loans.flatMap(({ bibId }) => works.get(bibId) ?? []);
}
