import type { TitleKind } from '@lectern/contracts/resources/titles/title';
import type { Db } from '../../../platform/db/database.ts';
import { numberKeys, type WorkNumbers } from '../../../platform/online-titles.ts';
import { filedTitle } from './filed-title.ts';
import { titlesAtPlace } from './store/place-store.ts';
import { findByKeys } from './store/title-store.ts';

/** The titles that have a number of a work. */
export async function titleIdsByNumbers(db: Db, tenantId: string, numbers: WorkNumbers): Promise<string[]> {
  return [...new Set((await findByKeys(db, tenantId, numberKeys(numbers))).values())];
}

/** The titles that readers see which are filed under a name: the same words, whatever the article, marks and capitals. */
export function titleIdsByName(
  db: Db,
  tenantId: string,
  name: string,
  { kinds, limit }: { readonly kinds: readonly TitleKind[]; readonly limit: number },
): Promise<string[]> {
  return titlesAtPlace(db, tenantId, filedTitle(name), kinds, limit);
}
