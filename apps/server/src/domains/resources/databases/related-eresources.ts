import { isRefusal, type Refusal } from '@lectern/contracts/kernel/refusal';
import type { EresourceSummary } from '@lectern/contracts/resources/databases/eresource';
import type { TermKind } from '@lectern/contracts/resources/databases/term';
import type { Deps } from '../../../platform/deps.ts';
import { eresourcesInOrder, hotFirst } from './page-of-eresources.ts';
import { readShownEresource } from './read-shown-eresource.ts';
import { type Reader, shownToday } from './reading.ts';
import { termsOf } from './store/term-store.ts';

const MOST_RELATED = 10;

/** Other databases with a word of the same list, those opened most first. */
export async function relatedEresources(
  deps: Pick<Deps, 'db' | 'clock'>,
  reader: Reader,
  id: string,
  kind: TermKind,
): Promise<EresourceSummary[] | Refusal<'ERESOURCE_NOT_FOUND'>> {
  const row = await readShownEresource(deps, reader, id);
  if (isRefusal(row)) return row;
  const terms = await termsOf(deps.db, reader.tenant.id, [row.id]);
  const codes = terms.filter((term) => term.kind === kind).map(({ code }) => code);
  if (codes.length === 0) return [];
  const ids = await hotFirst(deps, shownToday(deps, reader), { terms: { [kind]: codes } });
  return eresourcesInOrder(deps, reader, ids.filter((one) => one !== row.id).slice(0, MOST_RELATED));
}
