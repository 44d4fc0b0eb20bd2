import type { Db } from '../../../../platform/db/database.ts';
import { findBibs } from '../../../collection/catalogue/records/find-bibs.ts';
import type { SayReasons } from '../meaning/present-meaning.ts';
import type { Marker } from './mark-words.ts';
import { type Hit, presentHit } from './present-hit.ts';

/** A hit of the engine, with the concepts that it shares with a search by meaning. */
interface FoundHit {
  readonly id: string;
  readonly about?: readonly string[];
  readonly byMeaning?: true;
}

/** The rows of a list of hits; a bib that was deleted a moment ago may still be in the index, and is left out. */
export async function presentHits(
  db: Db,
  tenantId: string,
  hits: readonly FoundHit[],
  marker: Marker,
  sayReasons: SayReasons = () => [],
): Promise<Hit[]> {
  const bibs = await findBibs(
    db,
    tenantId,
    hits.map(({ id }) => id),
  );
  return hits.flatMap(({ id, about = [], byMeaning = false }) => {
    const bib = bibs.get(id);
    if (!bib) return [];
    return [{ ...presentHit(bib, marker), about: sayReasons(bib.bib, about), byMeaning }];
  });
}
