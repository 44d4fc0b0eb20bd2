declare module '../../../platform/db/schema.ts' {
  interface Schema {
    popular_search: PopularSearchTable;
    popular_word: PopularWordTable;
    popular_search_salt: PopularSearchSaltTable;
    search_without_hits: SearchWithoutHitsTable;
    search_history: SearchHistoryTable;
  }
}

/** One caller's search that had hits: once in a month. */
export interface PopularSearchTable {
  tenant_id: string;
  /** The words, folded, so that forms of one search count together. */
  search_key: string;
  /** The month, YYYY-MM. */
  period: string;
  /**
   * The caller's session or address block, hashed with the words and the month's salt: it counts once, cannot be joined to the same
   * caller's other words, and says nothing once the salt is deleted.
   */
  caller_hash: string;
  /** YYYY-MM-DD. */
  day: string;
}

/** Words of a month with what their callers count together. */
export interface PopularWordTable {
  tenant_id: string;
  /** YYYY-MM. */
  period: string;
  search_key: string;
  /** The form that most callers typed, as far as `votes` tells (the majority vote of Boyer and Moore). */
  words: string;
  votes: number;
  /** What different callers of the month count (CALLER_POINTS). */
  points: number;
  /** The callers as of last_day, each halved for every week since. */
  weight: number;
  last_day: string;
}

/** The secret of a month, deleted when the month is over. */
export interface PopularSearchSaltTable {
  tenant_id: string;
  period: string;
  salt: string;
}

/** Searches of a day that found nothing, counted without who made them. */
export interface SearchWithoutHitsTable {
  tenant_id: string;
  day: string;
  search_key: string;
  search_text: string;
  count: number;
}

/** A search in a reader's own history. */
export interface SearchHistoryTable {
  tenant_id: string;
  patron_id: string;
  /** Made from the state: the same search stands once. */
  code: string;
  /** The search state as JSON, without what is at its default. */
  state: string;
  searched_at: string;
}
