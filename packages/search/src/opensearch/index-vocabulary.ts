import { valueKey } from '../analysis/value-key.ts';
import { PROPER } from '../ranking/title-keys.ts';
import { wholeValueKey } from '../ranking/whole-value-key.ts';
import { slipsBetween } from '../widen/slips.ts';
import type { NearWord, Vocabulary } from '../widen/vocabulary.ts';
import type { Connection } from './connection.ts';
import { titleKeyText } from './document-source.ts';
import { anyOf, type Dsl } from './dsl.ts';
import { keywordText } from './keyword-text.ts';
import { ANY_WORDS, TITLE_KEYS, wholeField } from './mapping.ts';
import type { SearchContext } from './search-context.ts';
import { termStatistics } from './term-statistics.ts';
import type { TimeLeft } from './time-left.ts';

/** Near terms that are requested beyond those wanted: some are too far by our distance, and some are no words. */
const SPARE_TERMS = 4;
/** The cluster looks for words near one that is in no more documents than this: always. */
const EVERY_DOCUMENT = 2_000_000_000;
/** Terms in one call for statistics: about a megabyte. */
const TERMS_AT_ONCE = 50_000;

const WORD = /^[\p{L}\p{M}]+$/u;

/** The terms of an index in the cluster, for other readings of a query. Raises an error when its time is over. */
export class IndexVocabulary implements Vocabulary {
  readonly #cluster: Connection;
  readonly #alias: string;
  readonly #left: TimeLeft;
  readonly #answer: number;

  constructor({ cluster, alias, times }: SearchContext, left: TimeLeft) {
    this.#cluster = cluster;
    this.#alias = alias;
    this.#left = left;
    this.#answer = times.answer;
  }

  async frequencies(terms: readonly string[]): Promise<number[]> {
    const known = await this.#having(terms);
    return terms.map((term) => known.get(term) ?? 0);
  }

  /** By the term suggester of the cluster. */
  async nearWords(word: string, slips: number, limit: number): Promise<NearWord[]> {
    type Option = { readonly text: string; readonly freq: number };
    const { suggest } = await this.#search<{ suggest: { near: { options: Option[] }[] } }>({
      size: 0,
      suggest: {
        near: {
          text: word,
          term: {
            field: ANY_WORDS,
            suggest_mode: 'always',
            sort: 'score',
            string_distance: 'damerau_levenshtein',
            accuracy: 0,
            max_edits: Math.min(2, Math.max(1, slips)),
            prefix_length: 0,
            min_word_length: 1,
            // The suggester would skip frequent words; but nothing was found, so any word may hold a slip.
            max_term_freq: EVERY_DOCUMENT,
            size: limit * SPARE_TERMS,
            shard_size: limit * SPARE_TERMS,
          },
        },
      },
    });
    const letters = Array.from(word);
    return suggest.near
      .flatMap(({ options }) => options)
      .filter(({ text }) => WORD.test(text))
      .map(({ text, freq }) => ({
        word: text,
        slips: slipsBetween(letters, Array.from(text), slips),
        frequency: freq,
      }))
      .filter((near) => near.slips > 0 && near.slips <= slips)
      .sort((a, b) => a.slips - b.slips || b.frequency - a.frequency || (a.word < b.word ? -1 : 1))
      .slice(0, limit);
  }

  async pairs(firsts: readonly string[], seconds: readonly string[]): Promise<string[]> {
    // Of the hundreds of characters with this sound only some are in the index, and a pair needs both of its own.
    const occurring = await this.#having([...new Set([...firsts, ...seconds])]);
    const wanted = firsts
      .filter((first) => occurring.has(first))
      .flatMap((first) => seconds.filter((second) => occurring.has(second)).map((second) => first + second));
    const known: string[] = [];
    for (let from = 0; from < wanted.length; from += TERMS_AT_ONCE)
      known.push(...(await this.#having(wanted.slice(from, from + TERMS_AT_ONCE))).keys());
    return known;
  }

  async areWholeValues(texts: readonly string[]): Promise<boolean[]> {
    if (texts.length === 0) return [];
    type Answer = { aggregations: { whole: { buckets: readonly { doc_count: number }[] } } };
    const filters = texts.map((text) => {
      const key = valueKey(text);
      const fields = (['title', 'author', 'subject'] as const).map((field) => ({
        term: { [wholeField(field)]: keywordText(key) },
      }));
      const proper = titleKeyText(wholeValueKey(PROPER + key));
      return anyOf([...fields, { term: { [TITLE_KEYS]: proper } }]);
    });
    const { aggregations } = await this.#search<Answer>({
      size: 0,
      aggs: { whole: { filters: { filters } } },
    });
    return aggregations.whole.buckets.map(({ doc_count }) => doc_count > 0);
  }

  async titlesHolding(characters: readonly string[], least: number, limit: number): Promise<string[]> {
    type Answer = { hits: { hits: { _source: { shown_title: string } }[] } };
    const { hits } = await this.#search<Answer>({
      size: limit,
      _source: ['shown_title'],
      query: {
        bool: {
          should: characters.map((char) => ({ term: { title: char } })),
          minimum_should_match: Math.max(1, least),
        },
      },
    });
    return hits.hits.map(({ _source }) => _source.shown_title);
  }

  async #having(terms: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const { having } = await termStatistics(this.#cluster, this.#alias, terms, this.#time());
    return having;
  }

  #search<Answer>(body: Dsl): Promise<Answer> {
    return this.#cluster.call<Answer>({
      method: 'POST',
      path: `/${this.#alias}/_search`,
      body: { ...body, timeout: `${this.#left.milliseconds + 1}ms`, track_total_hits: false },
      timeoutMilliseconds: this.#time(),
    });
  }

  /** What the next call may take. Raises an error where the time is over. */
  #time(): number {
    if (this.#left.isOver) throw new Error('no time left to look up words');
    return this.#left.milliseconds + this.#answer;
  }
}
