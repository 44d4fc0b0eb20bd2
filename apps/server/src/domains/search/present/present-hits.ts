import type { Highlighter } from '@lectern/search/query/highlight';
import type { Db } from '../../../platform/db/database.ts';
import { findBibs } from '../../catalogue/records/find-bibs.ts';
import { type Hit, presentHit } from './present-hit.ts';

/** The rows of a list of hits; a bib that was deleted a moment ago may still be in the index, and is left out. */
export async function presentHits(
  db: Db,
  tenantId: string,
  hits: readonly { readonly id: string }[],
  mark: Highlighter,
): Promise<Hit[]> {
  const bibs = await findBibs(
    db,
    tenantId,
    hits.map(({ id }) => id),
  );
  return hits.flatMap(({ id }) => {
    const bib = bibs.get(id);
    return bib ? [presentHit(bib, mark)] : [];
  });
}
