import type { Bib } from '@lectern/marc/bib';
import { SearchLimitError, SearchUnavailableError } from '@lectern/search/search-errors';
import type { Deps } from '../../../platform/deps.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';
import { findIdsByNumbers } from '../../collection/catalogue/records/bib-numbers.ts';
import { authorLine } from '../../collection/catalogue/records/bib-words.ts';
import { findBibs } from '../../collection/catalogue/records/find-bibs.ts';
import { idsOfWork } from '../../collection/catalogue/works/editions-of.ts';
import { keysOfWish, type NamedWork, type WishKeys } from './keys-of-wish.ts';

/** An own record of what somebody wants to wish for. */
export interface HeldRecord {
  readonly recordId: string;
  readonly title: string;
  readonly author: string;
  readonly publishYear: number | null;
  /** The same number; otherwise another edition, or one of which no number is known. */
  readonly isSame: boolean;
}

const MOST_HELD = 10;

/**
 * Own records of a work: by its number (ISBN-10 and ISBN-13 are one), by the key of the work, and where no author is known by the title as a
 * whole, in which the search folds scripts. While the search is unavailable the first two count.
 */
export async function findHeld(
  deps: Pick<Deps, 'db' | 'search'>,
  tenant: Tenant,
  work: NamedWork,
): Promise<HeldRecord[]> {
  const keys = keysOfWish('free', work);
  const same = keys.numberKey === '' ? [] : await findIdsByNumbers(deps.db, tenant.id, [keys.numberKey]);
  const ofWork = await idsByWork(deps, tenant.id, work, keys);
  const ids = [...new Set([...same, ...ofWork])].slice(0, MOST_HELD);
  const bibs = await findBibs(deps.db, tenant.id, ids);
  return ids.flatMap((id) => {
    const bib = bibs.get(id)?.bib;
    return bib ? [presentHeld(id, bib, same.includes(id))] : [];
  });
}

async function idsByWork(
  deps: Pick<Deps, 'db' | 'search'>,
  tenantId: string,
  { title }: NamedWork,
  { workKey }: WishKeys,
): Promise<readonly string[]> {
  if (!workKey.startsWith('t:')) return idsOfWork(deps.db, tenantId, workKey);
  if (title === '') return [];
  try {
    const { hits } = await deps.search.search(tenantId, {
      query: { kind: 'text', field: 'title', text: title, match: 'exact' },
      offset: 0,
      limit: MOST_HELD,
    });
    return hits.map(({ id }) => id);
  } catch (error) {
    if (error instanceof SearchUnavailableError || error instanceof SearchLimitError) return [];
    throw error;
  }
}

function presentHeld(recordId: string, bib: Bib, isSame: boolean): HeldRecord {
  return { recordId, title: bib.title, author: authorLine(bib), publishYear: bib.year ?? null, isSame };
}
