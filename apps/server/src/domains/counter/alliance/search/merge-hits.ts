import type { searchAlliance } from '@lectern/contracts/counter/alliance/search-alliance';
import type { InputOf } from '@lectern/contracts/kernel/endpoint';
import { fold } from '@lectern/search/analysis/fold';
import type { PeerHits } from './search-peers.ts';

type Hit = InputOf<typeof searchAlliance.output>['searchResult'][number];

/** The hits of several libraries in one list: the first of each, then the second of each. What several libraries have is one hit. */
export function mergeHits(found: readonly PeerHits[], limit: number): Hit[] {
  const merged = new Map<string, Hit>();
  const deepest = Math.max(0, ...found.map(({ hits }) => hits.length));
  for (let rank = 0; rank < deepest; rank++) {
    for (const { peer, hits } of found) {
      const hit = hits[rank];
      if (!hit) continue;
      const { recordId, itemCount, loanableCount, ...listed } = hit;
      const holding = { otherLib: peer.code, name: peer.name, recordId, itemCount, loanableCount };
      const key = editionKey(listed);
      const same = merged.get(key);
      merged.set(key, { ...(same ?? listed), holdings: [...(same?.holdings ?? []), holding] });
    }
  }
  return [...merged.values()].slice(0, limit);
}

/** Editions are the same by their ISBN, else by title, author and year. */
function editionKey({ isbn, title, author, publishYear }: Omit<Hit, 'holdings'>): string {
  return isbn === '' ? JSON.stringify([fold(title), fold(author), publishYear]) : isbn;
}
