import type { SearchDocument } from '../../search-document.ts';
import type { Query, SearchEngine, SearchRequest, SearchResult } from '../../search-engine.ts';

/** What the parts of the suite share: the engine under test and short ways to ask it. */
export interface SuiteContext {
  /** Only inside tests and hooks: the engine is made before the first test. */
  readonly engine: () => SearchEngine;
  /** A new index of these documents; gives its name. */
  readonly indexed: (...documents: SearchDocument[]) => Promise<string>;
  /** The first hundred hits. */
  readonly find: (index: string, query: Query, more?: Partial<SearchRequest>) => Promise<SearchResult>;
}

export interface SuiteOptions {
  /** How many random libraries are compared with the naive search; fewer where each takes long. */
  readonly randomLibraries?: number;
}

export function idsOf(result: SearchResult): string[] {
  return result.hits.map(({ id }) => id);
}
