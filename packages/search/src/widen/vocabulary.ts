/** An answer at once or later: one engine has its dictionary in memory, the other fetches it. */
export type Awaitable<T> = T | Promise<T>;

/** A word of the index that differs from another by slips. */
export interface NearWord {
  readonly word: string;
  readonly slips: number;
  /** Documents that hold it. */
  readonly frequency: number;
}

/**
 * The terms of an index, by which words that find nothing are read in another way. Counts are of documents; removed ones may still count.
 * Words are single, folded terms of text fields; stems and keyword values do not count as words.
 */
export interface Vocabulary {
  /** For each term how many documents hold it in a text field; 0 where none does. */
  frequencies(terms: readonly string[]): Awaitable<readonly number[]>;

  /**
   * Words within `slips` of a word (insertion, deletion, substitution, swap of neighbours), itself left out; the nearest
   * first, of those equally near the most frequent. At most `limit`.
   */
  nearWords(word: string, slips: number, limit: number): Awaitable<readonly NearWord[]>;

  /** The pairs of Han characters among the terms whose first is one of `firsts` and whose second one of `seconds`. */
  pairs(firsts: readonly string[], seconds: readonly string[]): Awaitable<readonly string[]>;

  /** For each text whether a document has it, and nothing else, as a title, a title before its subtitle, an author or a subject. */
  areWholeValues(texts: readonly string[]): Awaitable<readonly boolean[]>;

  /**
   * Titles as the records have them that hold at least `least` of these single characters. More than `limit` need not be given.
   */
  titlesHolding(characters: readonly string[], least: number, limit: number): Awaitable<readonly string[]>;
}
