import { DEFAULT_WEIGHTS, placeWorth } from '../ranking/field-weights.ts';
import type { TitleOpening } from '../ranking/title-opening.ts';
import { SATURATION, togetherFactor } from '../ranking/word-weight.ts';
import { TEXT_FIELDS, type TextField } from '../search-document.ts';
import { anyOf, bestOf, type Dsl, NOTHING, worth } from './dsl.ts';
import { fieldPhrase, type Place, type TrackedField } from './field-phrase.ts';
import { keywordText } from './keyword-text.ts';
import { ANY_WORDS, SORT_TITLE, TITLE_PROPER, TITLE_WITH_ARTICLE, wholeField } from './mapping.ts';
import { orderedText } from './ordered-text.ts';

/** What adds to the score: everything, only words and whole titles, only whole titles, or nothing (the set alone counts). */
export type Detail = 'all' | 'words' | 'titles' | 'set';

/** The share that a word in further fields adds to its best field, where fields are queried one by one. */
const FURTHER_FIELDS = 0.25;
/** The weight at which a field scores half of the most that a field can, for phrases and prefixes, which are not weighed word by word. */
const HALF = 8;
/** Fields in which the beginning of a word scores by the field's weight, and its score in any other field. */
const PREFIX_FIELDS = ['title', 'author', 'subject'] as const;
const PREFIX_ANYWHERE = 0.1;

/** Queries of fields: terms, phrases, prefixes and whole values in any of several fields. Counts the clauses. */
export class FieldQueries {
  clauses = 0;
  readonly detail: Detail;
  readonly #weights: Readonly<Record<TextField, number>>;
  /** Whether the request has the default weights, which are in the index. */
  readonly #usual: boolean;

  constructor(detail: Detail, weights: Partial<Record<TextField, number>> | undefined) {
    this.detail = detail;
    this.#weights = { ...DEFAULT_WEIGHTS, ...weights };
    this.#usual = TEXT_FIELDS.every((field) => this.#weights[field] === DEFAULT_WEIGHTS[field]);
  }

  /** Whether words add to the score. */
  get scored(): boolean {
    return this.detail === 'all' || this.detail === 'words';
  }

  /** Whether records whose title the query is come first. */
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

  /**
   * One clause where all fields count with their default weights; else a clause for each field, with the rarity of the field where the term
   * is most frequent.
   */
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
    const match = { query: term, type: 'cross_fields', fields: boosted, tie_breaker: FURTHER_FIELDS };
    return { multi_match: { ...match, boost: share } };
  }

  /** Terms at fixed distances inside one value, each place with one term; scores as the terms by themselves. */
  phrase(places: readonly Place[], fields: readonly TextField[], share: number): Dsl {
    if (places.length === 0) return NOTHING;
    if (places.length > 1 && !this.scored) return this.standing(places, fields);
    const terms = places.map(({ anyOf }) => bestOf(anyOf.map((term) => this.term(term, fields, share))));
    return places.length === 1
      ? terms[0]!
      : { bool: { must: terms, filter: [this.standing(places, fields)] } };
  }

  /** Any of many terms at each place; the score depends on the field alone. */
  sound(places: readonly Place[], fields: readonly TextField[], score: number): Dsl {
    return bestOf(
      fields.map((field) => worth(score * this.#saturated(field), this.#phraseIn(field, places))),
      FURTHER_FIELDS,
    );
  }

  /** The places stand so inside one value; no score. */
  standing(places: readonly Place[], fields: readonly TextField[]): Dsl {
    if (this.#asksAll(fields)) return this.#phraseIn(ANY_WORDS, places);
    return bestOf(fields.map((field) => this.#phraseIn(field, places)));
  }

  /** A title's filing key begins with what was typed; where an article was typed, the title has it too. */
  opening({ typed, bare }: TitleOpening): Dsl {
    const fields = bare === undefined ? [SORT_TITLE] : [SORT_TITLE, TITLE_WITH_ARTICLE];
    this.clauses += fields.length;
    return anyOf(fields.map((field) => ({ prefix: { [field]: orderedText(typed) } })));
  }

  /** A title without an article begins with what was typed after one. */
  bareOpening(bare: string): Dsl {
    this.clauses += 2;
    const begun = { prefix: { [SORT_TITLE]: orderedText(bare) } };
    return { bool: { must: begun, must_not: { exists: { field: TITLE_WITH_ARTICLE } } } };
  }

  /** A longer word that begins with this one in a title; it scores more in the title proper, as any word does. */
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
    const weighed = PREFIX_FIELDS.map((field) => begun(field, this.#saturated(field)));
    return bestOf([...weighed, begun(ANY_WORDS, PREFIX_ANYWHERE)]);
  }

  /** A whole value, by its key. */
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

  /** The field's weight as a multiple of its default weight. */
  #relative(field: TextField): number {
    return this.#weight(field) / DEFAULT_WEIGHTS[field];
  }

  /** Heavier fields score more, but not in proportion. */
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

/** From 0 for no weight towards 1 for a large one; a half where the weight is `half`. */
function saturated(weight: number, half: number): number {
  return weight / (weight + half);
}
