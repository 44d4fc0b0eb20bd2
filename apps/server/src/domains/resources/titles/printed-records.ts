import type { TitleDetail } from '@lectern/contracts/resources/titles/title';
import type { Deps } from '../../../platform/deps.ts';
import { findIdsByNumbers } from '../../collection/catalogue/records/bib-numbers.ts';
import { findBibs } from '../../collection/catalogue/records/find-bibs.ts';
import { bibsWithCopies } from '../../collection/catalogue/records/with-copies.ts';
import { placeNames } from '../../collection/vocabulary/places/place-names.ts';
import { numbersOfTitle } from './numbers-of-title.ts';
import type { TitleReader } from './reading.ts';
import type { TitleTable } from './tables.ts';

/** So many records of one title are shown. */
const MOST = 5;

/** The records of a title that the library has in print, with what they say there is. */
export async function printedRecords(
  { db }: Pick<Deps, 'db'>,
  { tenant, language }: TitleReader,
  title: TitleTable,
): Promise<TitleDetail['printed']> {
  const ids = await findIdsByNumbers(db, tenant.id, numbersOfTitle(title));
  if (ids.length === 0) return [];
  const [bibs, withCopies, places] = await Promise.all([
    findBibs(db, tenant.id, ids),
    bibsWithCopies(db, tenant.id, ids),
    placeNames(db, tenant.id, language),
  ]);
  const printed = [...bibs.values()].filter(({ id, bib }) => withCopies.has(id) || bib.holdings.length > 0);
  return printed.slice(0, MOST).map(({ id, bib }) => ({
    recordId: id,
    title: bib.title,
    statements: bib.holdings.map(({ library, shelvingLocation, callNumber, summary }) => ({
      place: [library && places.library(library), shelvingLocation].filter(Boolean).join(' '),
      callNo: callNumber ?? '',
      summary: summary.join('; '),
    })),
  }));
}
