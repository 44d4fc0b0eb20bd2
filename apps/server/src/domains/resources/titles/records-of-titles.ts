import type { Db } from '../../../platform/db/database.ts';
import { shownIdsByNumbers } from '../../collection/catalogue/records/bib-numbers.ts';
import { numbersOfTitle } from './numbers-of-title.ts';
import type { TitleTable } from './tables.ts';

/** The records that readers find which have a number of each title, by the id of the title. */
export async function recordsOfTitles(
  db: Db,
  tenantId: string,
  titles: readonly TitleTable[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const numbers = new Map(titles.map((title) => [title.id, numbersOfTitle(title)]));
  const found = await shownIdsByNumbers(db, tenantId, [...new Set([...numbers.values()].flat())]);
  return new Map(
    Array.from(numbers, ([id, own]) => [id, [...new Set(own.flatMap((number) => found.get(number) ?? []))]]),
  );
}
