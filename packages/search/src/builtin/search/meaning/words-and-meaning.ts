import { MERGED_WORDS } from '../../../ranking/merge-by-rank.ts';
import { mergedPage } from '../../../ranking/merged-page.ts';
import type { SearchRequest, SearchResult } from '../../../search-engine.ts';
import type { Matches } from '../match/matches.ts';
import { seek } from '../postings/seek.ts';
import type { PageCollector } from '../rank/page-collector.ts';
import type { BestByMeaning, MeaningHit } from './best-by-meaning.ts';

type Page = Pick<SearchRequest, 'offset' | 'limit'>;

/** Documents of one segment, ascending, in the first `to` places from `from` on. */
export interface FoundDocs {
  readonly docs: Uint16Array;
  readonly from: number;
  readonly to: number;
}

/** Notes, while the words are matched, which of the best by meaning they find too, and then gives a page of the merged list. */
export class WordsAndMeaning {
  readonly #meaning: BestByMeaning;
  readonly #isGuess: boolean;
  readonly #bySource = new Map<number, MeaningHit[]>();
  readonly #byWords = new Set<string>();

  constructor(meaning: BestByMeaning, isGuess: boolean) {
    this.#meaning = meaning;
    this.#isGuess = isGuess;
    for (const hit of meaning.hits.toSorted((a, b) => a.doc - b.doc)) {
      const others = this.#bySource.get(hit.source);
      if (others === undefined) this.#bySource.set(hit.source, [hit]);
      else others.push(hit);
    }
  }

  /** How many hits of the words have to be in order for a page. */
  wanted({ offset, limit }: Page): number {
    return Math.max(MERGED_WORDS, limit === 0 ? 0 : offset + limit) + this.#meaning.hits.length;
  }

  /** The documents of a segment that are among the best by meaning, ascending. */
  docsOf(source: number): readonly number[] {
    return this.#bySource.get(source)?.map(({ doc }) => doc) ?? [];
  }

  /** Must be told all that the words find in a segment. */
  noteFound(source: number, { docs, from, to }: FoundDocs): void {
    for (const { doc, id } of this.#bySource.get(source) ?? []) {
      const at = seek(docs, from, to, doc);
      if (at < to && docs[at] === doc) this.#byWords.add(id);
    }
  }

  noteMatches(source: number, { docs, size }: Matches): void {
    this.noteFound(source, { docs, from: 0, to: size });
  }

  page(collector: PageCollector, page: Page): Pick<SearchResult, 'hits' | 'addedByMeaning'> {
    const byId = new Map(this.#meaning.hits.map((hit) => [hit.id, hit]));
    const { hits, rest, added } = mergedPage(
      {
        words: collector.page({ offset: 0, limit: MERGED_WORDS }),
        meaning: [...byId.keys()],
        byWords: (id) => this.#byWords.has(id),
        isGuess: this.#isGuess,
      },
      page,
      (id) => this.#meaning.aboutOf(byId.get(id)!),
    );
    return { hits: [...hits, ...collector.page(rest, rest.among)], addedByMeaning: added };
  }
}
