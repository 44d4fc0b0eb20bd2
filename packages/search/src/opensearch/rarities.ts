import { inverseFrequency } from '../ranking/word-weight.ts';
import type { Connection } from './connection.ts';
import { termStatistics } from './term-statistics.ts';

/** Milliseconds for which rarities are kept: they change slowly and only influence the order. */
const GOOD_FOR = 60_000;
/** Terms remembered of one index. */
const MOST_TERMS = 20_000;

/** How rare terms are together, on BM25's scale. */
export type RarityOf = (terms: readonly string[]) => number;

interface Known {
  readonly since: number;
  readonly byTerm: Map<string, number>;
}

/** How rare terms are in the indexes of a cluster, kept for a while, so that most queries need no call for it. */
export class Rarities {
  readonly #cluster: Connection;
  readonly #known = new Map<string, Known>();

  constructor(cluster: Connection) {
    this.#cluster = cluster;
  }

  /** Asks for those of these terms that are not known. */
  async of(alias: string, terms: readonly string[], timeoutMilliseconds: number): Promise<RarityOf> {
    const { byTerm } = this.#of(alias);
    const unknown = [...new Set(terms)].filter((term) => !byTerm.has(term));
    if (unknown.length > 0) {
      const { documents, having } = await termStatistics(this.#cluster, alias, unknown, timeoutMilliseconds);
      for (const term of unknown) byTerm.set(term, inverseFrequency(documents, having.get(term) ?? 0));
    }
    return (some) => some.reduce((sum, term) => sum + (byTerm.get(term) ?? 0), 0);
  }

  #of(alias: string): Known {
    const known = this.#known.get(alias);
    if (known !== undefined && performance.now() - known.since < GOOD_FOR && known.byTerm.size < MOST_TERMS)
      return known;
    const fresh = { since: performance.now(), byTerm: new Map<string, number>() };
    this.#known.set(alias, fresh);
    return fresh;
  }
}
