import { DEFAULT_WEIGHTS } from '../ranking/field-weights.ts';
import { TEXT_FIELDS, type TextField } from '../search-engine.ts';
import { bestOf, type Dsl, NOTHING, worth } from './dsl.ts';
import { fieldPhrase, type Place, type TrackedField } from './field-phrase.ts';
import { keywordText } from './keyword-text.ts';
import { ANY_WORDS, wholeField } from './mapping.ts';

/** How much of a query's weighing is asked for: all, only that of words and whole titles, only that of whole titles, or the set alone. */
export type Detail = 'all' | 'words' | 'titles' | 'set';

/** What a word is worth in further fields beside the best one. */
const FURTHER_FIELDS = 0.25;

/** The weight at which a field is worth half of what one field can be: the built-in engine's saturation. */
const HALF = 8;

/** What is asked of fields: terms, phrases, beginnings, whole values, in any of several fields. Counts the clauses. */
export class FieldQueries {
  clauses = 0;
  readonly detail: Detail;
  readonly #boosts: Readonly<Record<TextField, number>>;

  constructor(detail: Detail, weights: Partial<Record<TextField, number>> | undefined) {
    this.detail = detail;
    this.#boosts = Object.fromEntries(
      TEXT_FIELDS.map((field) => [field, boostOf(weights?.[field] ?? DEFAULT_WEIGHTS[field])]),
    ) as Record<TextField, number>;
  }

  /** Whether hits are told apart by the words in them. */
  get scored(): boolean {
    return this.detail === 'all' || this.detail === 'words';
  }

  /** Whether what the query is a title of goes first. */
  get titlesFirst(): boolean {
    return this.detail !== 'set';
  }

  /** What a match in the field is multiplied with. */
  boost(field: TextField): number {
    return this.#boosts[field];
  }

  /** A term is as rare as it is in the field where it is most frequent, so that a rare place does not make a common word dear. */
  term(term: string, fields: readonly TextField[], share: number): Dsl {
    const [only] = fields;
    if (only !== undefined && fields.length === 1) {
      this.clauses++;
      return { term: { [only]: { value: term, boost: share * this.boost(only) } } };
    }
    if (this.#asksAny(fields)) {
      this.clauses++;
      return { term: { [ANY_WORDS]: term } };
    }
    this.clauses += fields.length;
    const boosted = fields.map((field) => `${field}^${this.boost(field)}`);
    const asked = { query: term, type: 'cross_fields', fields: boosted, tie_breaker: FURTHER_FIELDS };
    return { multi_match: { ...asked, boost: share } };
  }

  /** Terms at fixed distances inside one value; of long queries not weighed by the field where they stand. */
  phrase(places: readonly Place[], fields: readonly TextField[], share: number): Dsl {
    if (places.length === 0) return NOTHING;
    if (places.length === 1) return bestOf(places[0]!.anyOf.map((term) => this.term(term, fields, share)));
    if (this.detail !== 'all' && fields.length === TEXT_FIELDS.length)
      return this.#phraseIn(ANY_WORDS, places, share * this.boost('subject'));
    return bestOf(
      fields.map((field) => this.#phraseIn(field, places, share * this.boost(field))),
      FURTHER_FIELDS,
    );
  }

  prefix(prefix: string, fields: readonly TextField[]): Dsl {
    if (this.#asksAny(fields)) {
      this.clauses++;
      return { prefix: { [ANY_WORDS]: prefix } };
    }
    this.clauses += fields.length;
    const begun = fields.map((field) => ({
      prefix: { [field]: { value: prefix, boost: this.boost(field) } },
    }));
    return bestOf(begun, FURTHER_FIELDS);
  }

  /** A value that is this and no more; by its key. */
  whole(key: string, fields: readonly TextField[]): Dsl {
    this.clauses += fields.length;
    const wholes = fields.map((field) =>
      worth(this.boost(field), { term: { [wholeField(field)]: keywordText(key) } }),
    );
    return bestOf(wholes);
  }

  #phraseIn(field: TrackedField, places: readonly Place[], boost: number): Dsl {
    const { query, clauses } = fieldPhrase(field, places, boost);
    this.clauses += clauses;
    return query;
  }

  #asksAny(fields: readonly TextField[]): boolean {
    return !this.scored && fields.length === TEXT_FIELDS.length;
  }
}

/**
 * Heavier fields are worth more, but not in proportion: ten times the weight is five times the worth, as the saturation of
 * the built-in engine's term frequencies has it.
 */
function boostOf(weight: number): number {
  return Math.max(0, weight) / (Math.max(0, weight) + HALF);
}
