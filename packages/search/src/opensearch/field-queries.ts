import { DEFAULT_WEIGHTS, placeWorth } from '../ranking/field-weights.ts';
import type { TitleOpening } from '../ranking/title-opening.ts';
import { SATURATION, togetherFactor } from '../ranking/word-weight.ts';
import { TEXT_FIELDS, type TextField } from '../search-engine.ts';
import { anyOf, bestOf, type Dsl, NOTHING, worth } from './dsl.ts';
import { fieldPhrase, type Place, type TrackedField } from './field-phrase.ts';
import { keywordText } from './keyword-text.ts';
import { ANY_WORDS, SORT_TITLE, TITLE_PROPER, TITLE_WITH_ARTICLE, wholeField } from './mapping.ts';
import { orderedText } from './ordered-text.ts';

/** How much of a query's weighing is asked for: all, only that of words and whole titles, only that of whole titles, or the set alone. */
export type Detail = 'all' | 'words' | 'titles' | 'set';

/** What a word is worth in further fields beside the best one, where fields are asked one by one. */
const FURTHER_FIELDS = 0.25;
/** The weight at which a field is worth half of what one field can be, for what is not weighed word by word. */
const HALF = 8;
/** Fields in which beginnings of words are told apart by their weight, and what they are worth in any other. */
const PREFIX_FIELDS = ['title', 'author', 'subject'] as const;
const PREFIX_ANYWHERE = 0.1;

/** What is asked of fields: terms, phrases, beginnings, whole values, in any of several fields. Counts the clauses. */
export class FieldQueries {
  clauses = 0;
  readonly detail: Detail;
  readonly #weights: Readonly<Record<TextField, number>>;
  /** Whether fields weigh as the index has them weighed. */
  readonly #usual: boolean;

  constructor(detail: Detail, weights: Partial<Record<TextField, number>> | undefined) {
    this.detail = detail;
    this.#weights = { ...DEFAULT_WEIGHTS, ...weights };
    this.#usual = TEXT_FIELDS.every((field) => this.#weights[field] === DEFAULT_WEIGHTS[field]);
  }

  /** Whether hits are told apart by the words in them. */
  get scored(): boolean {
    return this.detail === 'all' || this.detail === 'words';
  }

  /** Whether what the query is a title of goes first. */
  get titlesFirst(): boolean {
    return this.detail !== 'set';
  }

  /** What the score is multiplied with where this field holds all the words. */
  together(field: TextField): number {
    return togetherFactor(this.#weights[field], Math.max(...Object.values(this.#weights)));
  }

  /** The fields that weigh most, heaviest first. */
  heaviest(fields: readonly TextField[], count: number): TextField[] {
    return fields.toSorted((a, b) => this.#weights[b] - this.#weights[a]).slice(0, count);
  }

  /** One clause where all fields count as they are weighed in the index; else a term is as rare as it is where it is most frequent. */
  term(term: string, fields: readonly TextField[], share: number): Dsl {
    const [only] = fields;
    if (only !== undefined && fields.length === 1) {
      this.clauses++;
      return { term: { [only]: { value: term, boost: share * this.#relative(only) } } };
    }
    if (this.#asksAll(fields) && (this.#usual || !this.scored)) {
      this.clauses++;
      return { term: { [ANY_WORDS]: { value: term, boost: share } } };
    }
    this.clauses += fields.length;
    const boosted = fields.map((field) => `${field}^${this.#relative(field)}`);
    const asked = { query: term, type: 'cross_fields', fields: boosted, tie_breaker: FURTHER_FIELDS };
    return { multi_match: { ...asked, boost: share } };
  }

  /** Terms at fixed distances inside one value, each place with one term; worth as much as the terms by themselves. */
  phrase(places: readonly Place[], fields: readonly TextField[], share: number): Dsl {
    if (places.length === 0) return NOTHING;
    if (places.length > 1 && !this.scored) return this.standing(places, fields);
    const terms = places.map(({ anyOf }) => bestOf(anyOf.map((term) => this.term(term, fields, share))));
    return places.length === 1
      ? terms[0]!
      : { bool: { must: terms, filter: [this.standing(places, fields)] } };
  }

  /** Any of many terms at each place, worth the same wherever it is but for the field. */
  sound(places: readonly Place[], fields: readonly TextField[], score: number): Dsl {
    return bestOf(
      fields.map((field) => worth(score * this.#saturated(field), this.#phraseIn(field, places))),
      FURTHER_FIELDS,
    );
  }

  /** Whether the places stand so inside one value; no score. */
  standing(places: readonly Place[], fields: readonly TextField[]): Dsl {
    if (this.#asksAll(fields)) return this.#phraseIn(ANY_WORDS, places);
    return bestOf(fields.map((field) => this.#phraseIn(field, places)));
  }

  /** Whether a title files under what was typed and goes on; where an article was typed, whether it stands before it. */
  opening({ typed, bare }: TitleOpening): Dsl {
    const fields = bare === undefined ? [SORT_TITLE] : [SORT_TITLE, TITLE_WITH_ARTICLE];
    this.clauses += fields.length;
    return anyOf(fields.map((field) => ({ prefix: { [field]: orderedText(typed) } })));
  }

  /** Whether a title that has no article begins with what was typed behind one. */
  bareOpening(bare: string): Dsl {
    this.clauses += 2;
    const begun = { prefix: { [SORT_TITLE]: orderedText(bare) } };
    return { bool: { must: begun, must_not: { exists: { field: TITLE_WITH_ARTICLE } } } };
  }

  /** Titles that hold a longer word which begins with this one; worth more in the title proper, as any word is. */
  longer(word: string, score: number): Dsl {
    this.clauses += 2;
    const { prominent, rest } = placeWorth('title');
    const begun = (field: string, place: number) => {
      const weight = this.#weight('title') * place;
      return { prefix: { [field]: { value: word, boost: score * saturated(weight, SATURATION) } } };
    };
    return bestOf([begun(TITLE_PROPER, prominent), begun('title', rest)]);
  }

  prefix(prefix: string, fields: readonly TextField[]): Dsl {
    const begun = (field: TextField | typeof ANY_WORDS, boost: number) => {
      this.clauses++;
      return { prefix: { [field]: { value: prefix, boost } } };
    };
    if (!this.#asksAll(fields)) return bestOf(fields.map((field) => begun(field, this.#saturated(field))));
    if (!this.scored) return begun(ANY_WORDS, 1);
    const told = PREFIX_FIELDS.map((field) => begun(field, this.#saturated(field)));
    return bestOf([...told, begun(ANY_WORDS, PREFIX_ANYWHERE)]);
  }

  /** A value that is this and no more; by its key. */
  whole(key: string, fields: readonly TextField[]): Dsl {
    this.clauses += fields.length;
    const wholes = fields.map((field) =>
      worth(this.#saturated(field), { term: { [wholeField(field)]: keywordText(key) } }),
    );
    return bestOf(wholes);
  }

  #phraseIn(field: TrackedField, places: readonly Place[]): Dsl {
    const [only] = places;
    if (only !== undefined && places.length === 1) {
      this.clauses++;
      return { terms: { [field]: only.anyOf } };
    }
    const { query, clauses } = fieldPhrase(field, places);
    this.clauses += clauses;
    return query;
  }

  /** By how much a field weighs more or less than the index has it. */
  #relative(field: TextField): number {
    return this.#weight(field) / DEFAULT_WEIGHTS[field];
  }

  /** Heavier fields are worth more, but not in proportion. */
  #saturated(field: TextField): number {
    return saturated(this.#weight(field), HALF);
  }

  #weight(field: TextField): number {
    return Math.max(0, this.#weights[field]);
  }

  #asksAll(fields: readonly TextField[]): boolean {
    return fields.length === TEXT_FIELDS.length;
  }
}

/** The share of what a weight can be worth at most; a half where it is `half`. */
function saturated(weight: number, half: number): number {
  return weight / (weight + half);
}
