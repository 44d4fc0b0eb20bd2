import type { LibraryHit } from '@lectern/contracts/discovery/other-libraries/library-hit';
import { fold } from '@lectern/search/analysis/fold';
import type { RemoteHit, RemoteQuery } from '../../../ports/remote-catalogue/remote-catalogue-port.ts';
import { fullTextUrl, listedBib, mainAuthor } from '../../collection/catalogue/records/bib-words.ts';
import { type AskedLibrary, ageOf } from './ask-library.ts';
import { markOf, writeHitId } from './hit-id.ts';

/**
 * The hits of several libraries in one list: the first of each, then the second of each. What several libraries have is one hit, described
 * by the first of them.
 */
export function foldHits(asked: readonly AskedLibrary[], query: RemoteQuery): LibraryHit[] {
  const folded = new Map<string, LibraryHit>();
  const deepest = Math.max(0, ...asked.map(({ answer }) => answer?.hits.length ?? 0));
  for (let at = 0; at < deepest; at++) {
    for (const one of asked) {
      const hit = one.answer?.hits[at];
      if (!hit) continue;
      const presented = presentHit(one, hit, query, at);
      const key = editionKey(hit);
      const same = folded.get(key);
      folded.set(key, same ? joined(same, presented) : presented);
    }
  }
  return [...folded.values()];
}

function joined(same: LibraryHit, other: LibraryHit): LibraryHit {
  return {
    ...same,
    fullTextUrl: same.fullTextUrl || other.fullTextUrl,
    holdings: [...same.holdings, ...other.holdings],
  };
}

function presentHit(
  { library, answer }: AskedLibrary,
  { bib, page = '' }: RemoteHit,
  query: RemoteQuery,
  at: number,
): LibraryHit {
  const address = fullTextUrl(bib);
  const hitId = writeHitId({ siteCode: library.code, query, at, mark: markOf(bib) });
  const ageSeconds = answer ? ageOf(answer) : 0;
  return {
    ...listedBib(bib),
    issn: bib.issns[0] ?? '',
    fullTextUrl: /^https?:\/\//i.test(address) ? address : '',
    holdings: [{ siteCode: library.code, name: library.name, hitId, pageUrl: page, ageSeconds }],
  };
}

/** Editions are the same by their ISBN, else by title, first author and year. Records without a title are each their own. */
function editionKey({ bib }: RemoteHit): string {
  const isbn = bib.isbns.find(({ valid }) => valid)?.value;
  if (isbn !== undefined) return isbn;
  return JSON.stringify([fold(bib.title), fold(mainAuthor(bib)), bib.year ?? bib.controlNumber ?? '']);
}
