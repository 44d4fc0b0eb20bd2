import type { Db } from '../../../platform/db/database.ts';
import { findBibs } from '../../catalogue/records/find-bibs.ts';
import type { Marker } from './mark-words.ts';
import { type Hit, presentHit } from './present-hit.ts';

/** The rows of a list of hits; a bib that was deleted a moment ago may still be in the index, and is left out. */
export async function presentHits(
  db: Db,
  tenantId: string,
  hits: readonly { readonly id: string }[],
  marker: Marker,
): Promise<Hit[]> {
  const bibs = await findBibs(
    db,
    tenantId,
    hits.map(({ id }) => id),
  );
  return hits.flatMap(({ id }) => {
    const bib = bibs.get(id);
    return bib ? [presentHit(bib, marker)] : [];
  });
}
