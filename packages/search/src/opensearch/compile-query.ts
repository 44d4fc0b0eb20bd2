import { type KeywordQuery, keywordQuery, keywordsMeant, misplacedNumbers } from '../analysis/keyword.ts';
import { TERM_LIMITS } from '../analysis/term-limits.ts';
import { exactKeywordScore } from '../ranking/exact-keyword-score.ts';
import {
  KEYWORD_PREFIX_SCORE,
  OPENING_SOUND_SCORES,
  SOUND_RARITY,
  WHOLE_SOUND_SCORE,
} from '../ranking/score-levels.ts';
import { isKeywordField, type KeywordField, TEXT_FIELDS } from '../search-document.ts';
import type { SearchRequest } from '../search-engine.ts';
import { SearchLimitError } from '../search-errors.ts';
import type { PlacedTerms, TextQuery, WideQuery } from '../widen/wide-query.ts';
import { WordCompiler } from './compile-words.ts';
import { allOf, anyOf, bestOf, type Dsl, EVERYTHING, NOTHING, worth } from './dsl.ts';
import { type Detail, FieldQueries } from './field-queries.ts';
import { keywordText } from './keyword-text.ts';
import { TITLE_LENGTHS } from './mapping.ts';
import type { RarityOf } from './rarities.ts';
import { soundOpening } from './sound-opening.ts';

export interface CompileOptions extends Pick<SearchRequest, 'weights' | 'languages'> {
  /** Whether hits are scored by how well they match; else only the set counts. */
  readonly scored: boolean;
  /** Clauses that the cluster takes in one query. */
  readonly mostClauses: number;
  /** How rare words with other forms are, and these forms; without it all count as equally rare. */
  readonly rarityOf?: RarityOf;
}

/**
 * A query that keeps the limits, in OpenSearch's language. It finds the same set as the built-in engine, in a similar order. In a very long
 * query fewer things add to the score. Raises SearchLimitError where the set alone takes more clauses than the cluster allows.
 */
export function compileQuery(query: WideQuery, options: CompileOptions): Dsl {
  const details: readonly Detail[] = options.scored ? ['all', 'words', 'titles'] : ['set'];
  for (const detail of details) {
    const fields = new FieldQueries(detail, options.weights);
    const compiled = new Compiler(fields, options).compile(query);
    if (fields.clauses <= options.mostClauses) return compiled;
  }
  throw new SearchLimitError('queryTerms', TERM_LIMITS.queryTerms, TERM_LIMITS.queryTerms + 1);
}

class Compiler {
  readonly #fields: FieldQueries;
  readonly #words: WordCompiler;

  constructor(fields: FieldQueries, { languages, rarityOf }: CompileOptions) {
    this.#fields = fields;
    this.#words = new WordCompiler(fields, languages, rarityOf);
  }

  compile(query: WideQuery): Dsl {
    switch (query.kind) {
      case 'everything':
        return EVERYTHING;
      case 'and':
        return allOf(query.of.map((part) => this.compile(part)));
      case 'or':
        return anyOf(query.of.map((part) => this.compile(part)));
      case 'not':
        return { bool: { must: [EVERYTHING], must_not: [this.compile(query.of)] } };
      case 'placed':
        return this.#placed(query);
      case 'text':
        return this.#text(query);
    }
  }

  #text(query: TextQuery): Dsl {
    const { field, text, match } = query;
    if (isKeywordField(field)) {
      const misplaced = misplacedNumbers(field, text).map((number) =>
        this.#keyword(number.field, number.query),
      );
      return anyOf([
        ...keywordQuery(field, text, match).map((keyword) => this.#keyword(field, keyword)),
        ...misplaced,
      ]);
    }
    const keywords = keywordsMeant(field, text).map((keyword) =>
      this.#keyword(keyword.field, keyword.query, true),
    );
    return anyOf([this.#words.compile(query, field === 'any' ? TEXT_FIELDS : [field]), ...keywords]);
  }

  /** A title that holds no more than what was typed goes first, then those that begin with it. */
  #placed({ fields, places, length }: PlacedTerms): Dsl {
    if (places.length === 0 || places.some(({ anyOf: terms }) => terms.length === 0)) return NOTHING;
    const found = this.#fields.sound(places, fields, SOUND_RARITY);
    if (!this.#fields.scored || !fields.includes('title')) return found;
    const whole = allOf([{ term: { [TITLE_LENGTHS]: length } }, this.#fields.standing(places, ['title'])]);
    const opening = allOf([soundOpening(places), this.#fields.standing(places, ['title'])]);
    const begun = OPENING_SOUND_SCORES.map(({ beyond, score }) => {
      const longer = { gt: length, ...(Number.isFinite(beyond) ? { lte: length + beyond } : {}) };
      return worth(score, allOf([{ range: { [TITLE_LENGTHS]: longer } }, opening]));
    });
    this.#fields.clauses += 2 * begun.length;
    return { bool: { must: [found], should: [bestOf([worth(WHOLE_SOUND_SCORE, whole), ...begun])] } };
  }

  #keyword(field: KeywordField, query: KeywordQuery, isAmongWords = false): Dsl {
    this.#fields.clauses++;
    if ('exact' in query) {
      return worth(exactKeywordScore(field, isAmongWords), { term: { [field]: keywordText(query.exact) } });
    }
    return worth(KEYWORD_PREFIX_SCORE, { prefix: { [field]: keywordText(query.prefix) } });
  }
}
