import { type KeywordQuery, keywordQuery, keywordsOfAny } from '../analysis/keyword.ts';
import { prefixQuery } from '../analysis/prefix-query.ts';
import { phraseTerms, type QueryUnit, queryUnits, type UnitForm } from '../analysis/query-units.ts';
import { TERM_LIMITS } from '../analysis/term-limits.ts';
import { valueKey } from '../analysis/value-key.ts';
import {
  KEYWORD_FIELDS,
  type KeywordField,
  type SearchField,
  type SearchRequest,
  TEXT_FIELDS,
  type TextField,
} from '../search-engine.ts';
import { SearchLimitError } from '../search-errors.ts';
import type { PlacedTerms, TextQuery, WideQuery } from '../widen/wide-query.ts';
import { allOf, anyOf, bestOf, type Dsl, EVERYTHING, NOTHING, worth } from './dsl.ts';
import { fieldBoost } from './field-boosts.ts';
import { fieldPhrase, type Place } from './field-phrase.ts';
import { keywordText } from './keyword-text.ts';
import { ANY_WORDS, wholeField } from './mapping.ts';

export interface CompileOptions extends Pick<SearchRequest, 'weights' | 'languages'> {
  /** Whether hits are to be told apart by how well they match; else only the set counts. */
  readonly scored: boolean;
  /** Clauses that the cluster takes in one query. */
  readonly mostClauses: number;
}

/** An identifier that is right is what the reader wants, then a title that is just what was typed. Words make less than either. */
const EXACT_KEYWORD_SCORE = 10_000;
const WHOLE_TITLE_SCORE = 1000;
const KEYWORD_PREFIX_SCORE = 10;

/** What is added, of the worth of the words in it, where one field holds all the words; for the heaviest field. */
const TOGETHER_REWARD = 0.5;
/** Fields that are looked at for that: the heaviest ones. */
const TOGETHER_FIELDS = 4;
/** What a word is worth in further fields beside the best one. */
const FURTHER_FIELDS = 0.25;
/** What another form of a word is worth beside the word itself. */
const OTHER_FORM = 0.5;

/**
 * A query that keeps the limits, in OpenSearch's language: the same set as the built-in engine's, in an order much like its own.
 * Raises SearchLimitError where it needs more clauses than the cluster takes.
 */
export function compileQuery(query: WideQuery, options: CompileOptions): Dsl {
  for (const scored of options.scored ? [true, false] : [false]) {
    const compiler = new Compiler({ ...options, scored });
    const compiled = compiler.compile(query);
    if (compiler.clauses <= options.mostClauses) return compiled;
  }
  throw new SearchLimitError('queryTerms', TERM_LIMITS.queryTerms, TERM_LIMITS.queryTerms + 1);
}

class Compiler {
  clauses = 0;
  readonly #options: CompileOptions;
  readonly #boosts: Readonly<Record<TextField, number>>;

  constructor(options: CompileOptions) {
    this.#options = options;
    this.#boosts = Object.fromEntries(
      TEXT_FIELDS.map((field) => [field, fieldBoost(field, options.weights)]),
    ) as Record<TextField, number>;
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
    const { field, text } = query;
    if (isKeywordField(field))
      return anyOf(keywordQuery(field, text).map((asked) => this.#keyword(field, asked)));
    if (field !== 'any') return this.#words(query, [field]);
    const identifiers = keywordsOfAny(text).map((asked) => this.#keyword(asked.field, asked.query));
    return anyOf([this.#words(query, TEXT_FIELDS), ...identifiers]);
  }

  #words({ text, match }: TextQuery, fields: readonly TextField[]): Dsl {
    const key = valueKey(text);
    switch (match) {
      case 'exact':
        return key === '' ? NOTHING : this.#whole(key, fields);
      case 'phrase': {
        const places = phraseTerms(text).terms.map(({ term, offset }) => ({ offset, anyOf: [term] }));
        return this.#wholeTitleFirst(this.#phrase(places, fields), key, fields);
      }
      case 'any':
        return anyOf(this.#units(text).map((unit) => this.#unit(unit, fields)));
      case 'all': {
        const units = this.#units(text);
        if (units.length === 0) return NOTHING;
        const parts = (within: readonly TextField[]) => units.map((unit) => this.#unit(unit, within));
        return this.#wholeTitleFirst(this.#together(parts, fields), key, fields);
      }
      case 'prefix': {
        const { units, prefix } = prefixQuery(text);
        if (units.length === 0 && prefix === '') return NOTHING;
        const parts = (within: readonly TextField[]) => [
          ...units.map((unit) => this.#unit(unit, within)),
          ...(prefix === '' ? [] : [this.#prefix(prefix, within)]),
        ];
        return this.#wholeTitleFirst(this.#together(parts, fields), key, fields);
      }
    }
  }

  #units(text: string): QueryUnit[] {
    return queryUnits(text);
  }

  /** All parts; better where one field holds them all. */
  #together(parts: (within: readonly TextField[]) => Dsl[], fields: readonly TextField[]): Dsl {
    const must = parts(fields);
    if (!this.#options.scored || must.length < 2 || fields.length < 2) return allOf(must);
    const heaviest = fields.toSorted((a, b) => this.#boosts[b] - this.#boosts[a]).slice(0, TOGETHER_FIELDS);
    const most = this.#boosts[heaviest[0]!];
    const inOne = heaviest.map((field) => {
      const reward = most > 0 ? (TOGETHER_REWARD * this.#boosts[field]) / most : 0;
      return { bool: { must: parts([field]), boost: reward } };
    });
    return { bool: { must, should: [bestOf(inOne)] } };
  }

  /** Puts those in front whose whole title this is. */
  #wholeTitleFirst(found: Dsl, key: string, fields: readonly TextField[]): Dsl {
    if (!this.#options.scored || key === '' || !fields.includes('title')) return found;
    this.clauses++;
    const title = { term: { [wholeField('title')]: keywordText(key) } };
    return { bool: { must: [found], should: [worth(WHOLE_TITLE_SCORE, title)] } };
  }

  #unit(unit: QueryUnit, fields: readonly TextField[]): Dsl {
    const own = this.#form(unit, fields, 1);
    const others = unit.alternatives.map((form) => this.#form(form, fields, OTHER_FORM));
    return bestOf([own, ...others]);
  }

  #form({ terms, adjacent }: UnitForm, fields: readonly TextField[], boost: number): Dsl {
    if (!adjacent || terms.length === 1) return allOf(terms.map((term) => this.#term(term, fields, boost)));
    return this.#phrase(
      terms.map((term, offset) => ({ offset, anyOf: [term] })),
      fields,
      boost,
    );
  }

  /** A term is as rare as it is in the field where it is most frequent, so that a rare place does not make a common word dear. */
  #term(term: string, fields: readonly TextField[], boost: number): Dsl {
    if (fields.length === 1) {
      this.clauses++;
      return { term: { [fields[0]!]: { value: term, boost: boost * this.#boosts[fields[0]!] } } };
    }
    if (!this.#options.scored && fields.length === TEXT_FIELDS.length) {
      this.clauses++;
      return { term: { [ANY_WORDS]: term } };
    }
    this.clauses += fields.length;
    const boosted = fields.map((field) => `${field}^${this.#boosts[field]}`);
    return {
      multi_match: { query: term, type: 'cross_fields', fields: boosted, tie_breaker: FURTHER_FIELDS, boost },
    };
  }

  #phrase(places: readonly Place[], fields: readonly TextField[], boost = 1): Dsl {
    if (places.length === 0) return NOTHING;
    if (places.length === 1) return bestOf(places[0]!.anyOf.map((term) => this.#term(term, fields, boost)));
    const phrases = fields.map((field) => {
      const { query, clauses } = fieldPhrase(field, places, boost * this.#boosts[field]);
      this.clauses += clauses;
      return query;
    });
    return bestOf(phrases, FURTHER_FIELDS);
  }

  #placed({ fields, places }: PlacedTerms): Dsl {
    return places.some(({ anyOf: terms }) => terms.length === 0) ? NOTHING : this.#phrase(places, fields);
  }

  #prefix(prefix: string, fields: readonly TextField[]): Dsl {
    const names = fields.length === TEXT_FIELDS.length && !this.#options.scored ? [ANY_WORDS] : fields;
    this.clauses += names.length;
    return bestOf(
      names.map((name) => {
        const boost = name === ANY_WORDS ? 1 : this.#boosts[name as TextField];
        return { prefix: { [name]: { value: prefix, boost } } };
      }),
      FURTHER_FIELDS,
    );
  }

  #whole(key: string, fields: readonly TextField[]): Dsl {
    this.clauses += fields.length;
    return bestOf(
      fields.map((field) => worth(this.#boosts[field], { term: { [wholeField(field)]: keywordText(key) } })),
    );
  }

  #keyword(field: KeywordField, asked: KeywordQuery): Dsl {
    this.clauses++;
    if ('exact' in asked) return worth(EXACT_KEYWORD_SCORE, { term: { [field]: keywordText(asked.exact) } });
    return worth(KEYWORD_PREFIX_SCORE, { prefix: { [field]: keywordText(asked.prefix) } });
  }
}

function isKeywordField(field: SearchField): field is KeywordField {
  return (KEYWORD_FIELDS as readonly string[]).includes(field);
}
