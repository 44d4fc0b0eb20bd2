import type { TermKind } from '@lectern/contracts/resources/databases/term';
import type { Deps } from '../../../platform/deps.ts';
import { presentCounted } from './present-terms.ts';
import { type Reader, shownToday } from './reading.ts';
import { countByTerm } from './store/eresource-list-store.ts';

/** The words of a list with how many databases that readers see today have each. */
export async function countedTermsOf(deps: Pick<Deps, 'db' | 'clock'>, reader: Reader, kind: TermKind) {
  return presentCounted(await countByTerm(deps.db, shownToday(deps, reader), {}, kind), reader.language);
}
