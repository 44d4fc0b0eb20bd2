/**
 * The limits of one query. A query past a limit of its text, tree, filters or page is refused (SearchLimitError); past the other limits it
 * is answered in part, and the answer says so.
 */
export const TERM_LIMITS = {
  /** UTF-16 units of a term; the rest of a longer word is not looked at, in the index and in queries alike. */
  termLength: 64,
  /** UTF-16 units of the text of one query. */
  queryLength: 4096,
  /** Units (words, runs) that one query may hold, over all its rows. */
  queryTerms: 256,
  /** Nodes of one query tree, and how deep it may be nested. */
  queryNodes: 512,
  queryDepth: 32,
  /** Fields that the filters of one query may be about. */
  filterFields: 20,
  /** Terms that one prefix may stand for. */
  prefixExpansions: 1024,
  /**
   * Postings that the unions of one query may read in a part of the index, for each document of that part; `unionPostings` are allowed in
   * any part. Beyond that the most frequent words of a union are left out.
   */
  unionPostingsPerDocument: 6,
  unionPostings: 200_000,
  /** Letters that a prefix needs at least (one Han character is enough). */
  prefixLength: 2,
  /** Rows of one page. */
  pageSize: 1000,
} as const;

export type LimitName = keyof typeof TERM_LIMITS;
