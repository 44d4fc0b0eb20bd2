import { prefixQuery } from '../analysis/prefix-query.ts';
import { phraseTerms, queryUnits, requiredUnits } from '../analysis/query-units.ts';
import type { QueryUnit, UnitForm } from '../analysis/unit-forms.ts';
import { valueKey } from '../analysis/value-key.ts';
import {
  OTHER_FORM_SHARE,
  SIDE_BY_SIDE_REWARD,
  TITLE_PROPER_SCORE,
  TOGETHER_REWARD,
  WHOLE_TITLE_SCORE,
  WRITTEN_TITLE_SCORE,
} from '../ranking/score-levels.ts';
import { titleKeysOfQuery } from '../ranking/title-keys.ts';
import type { WholeValueKey } from '../ranking/whole-value-key.ts';
import type { TextField } from '../search-engine.ts';
import type { TextQuery } from '../widen/wide-query.ts';
import { titleKeyText } from './document-source.ts';
import { allOf, anyOf, bestOf, type Dsl, NOTHING, worth } from './dsl.ts';
import type { Place } from './field-phrase.ts';
import type { FieldQueries } from './field-queries.ts';
import { TITLE_KEYS } from './mapping.ts';

/** Fields that are looked at, whether one of them holds all the words: the heaviest ones. */
const TOGETHER_FIELDS = 4;

/** Clauses about titles beside the first that asks for the whole one. */
const FURTHER_TITLE_CLAUSES = 4;

/** What must be found and what only adds to the score, in the fields given. */
type Parts = (within: readonly TextField[]) => {
  readonly must: readonly Dsl[];
  readonly should: readonly Dsl[];
};

/** Turns the words of one text into a query. */
export class WordCompiler {
  readonly #fields: FieldQueries;
  readonly #languages: readonly string[] | undefined;

  constructor(fields: FieldQueries, languages: readonly string[] | undefined) {
    this.#fields = fields;
    this.#languages = languages;
  }

  compile(query: TextQuery, fields: readonly TextField[]): Dsl {
    const { text } = query;
    const key = valueKey(text);
    const { must, should } = this.#parts(query, key)(fields);
    if (must.length === 0) return NOTHING;
    const rewards = this.#fields.scored
      ? [...should, ...this.#together(query, key, fields), ...this.#sideBySide(text, must, fields)]
      : [];
    return this.#titlesFirst(withRewards(must, rewards), text, key, fields);
  }

  #parts({ text, match, field }: TextQuery, key: string): Parts {
    const options = { languages: this.#languages, field };
    const units = queryUnits(text, options);
    // Signs alone are words nowhere; a value of just these signs is what is meant.
    if (match === 'exact' || units.length === 0)
      return (within) => only(key === '' ? [] : [this.#fields.whole(key, within)]);
    switch (match) {
      case 'phrase': {
        const places = phraseTerms(text).terms.map(({ term, offset }) => ({ offset, anyOf: [term] }));
        return (within) => only([this.#fields.phrase(places, within, 1)]);
      }
      case 'any':
        return (within) => only([anyOf(units.map((unit) => this.#unit(unit, within)))]);
      case 'all':
        return (within) => this.#allOf(units, within);
      case 'prefix': {
        const begun = prefixQuery(text, options);
        return (within) => {
          const { must, should } = this.#allOf(begun.units, within);
          if (begun.prefix === '') return { must, should };
          return { must: [...must, this.#fields.prefix(begun.prefix, within)], should };
        };
      }
    }
  }

  #allOf(units: readonly QueryUnit[], within: readonly TextField[]): ReturnType<Parts> {
    const required = requiredUnits(units);
    const optional = this.#fields.scored ? units.filter((unit) => !required.includes(unit)) : [];
    return {
      must: required.map((unit) => this.#unit(unit, within)),
      should: optional.map((unit) => this.#unit(unit, within)),
    };
  }

  /** Better where one field holds all the words. */
  #together(query: TextQuery, key: string, fields: readonly TextField[]): Dsl[] {
    const isSeveral = query.match === 'all' || query.match === 'prefix';
    if (this.#fields.detail !== 'all' || !isSeveral || fields.length < 2) return [];
    const parts = this.#parts(query, key);
    if (parts([]).must.length < 2) return [];
    const heaviest = fields
      .toSorted((a, b) => this.#fields.boost(b) - this.#fields.boost(a))
      .slice(0, TOGETHER_FIELDS);
    const most = this.#fields.boost(heaviest[0]!);
    const inOne = heaviest.map((field) => {
      const boost = most > 0 ? (TOGETHER_REWARD * this.#fields.boost(field)) / most : 0;
      return { bool: { must: parts([field]).must, boost } };
    });
    return [bestOf(inOne)];
  }

  /** Better where a title has the words side by side, in their order. */
  #sideBySide(text: string, must: readonly Dsl[], fields: readonly TextField[]): Dsl[] {
    if (this.#fields.detail !== 'all' || must.length < 2 || !fields.includes('title')) return [];
    const places: Place[] = phraseTerms(text).terms.map(({ term, offset }) => ({ offset, anyOf: [term] }));
    return places.length < 2 ? [] : [this.#fields.phrase(places, ['title'], SIDE_BY_SIDE_REWARD)];
  }

  /** Puts those in front whose title this is, whole or before its subtitle; before all, where it is written so too. */
  #titlesFirst(found: Dsl, text: string, key: string, fields: readonly TextField[]): Dsl {
    const keys = titleKeysOfQuery(text);
    if (!this.#fields.titlesFirst || keys === undefined || !fields.includes('title')) return found;
    const whole = this.#fields.whole(key, ['title']);
    this.#fields.clauses += FURTHER_TITLE_CLAUSES;
    const proper = titleKey(keys.proper);
    const titles = [
      bestOf([worth(WHOLE_TITLE_SCORE, whole), worth(TITLE_PROPER_SCORE, proper)]),
      worth(WRITTEN_TITLE_SCORE, allOf([titleKey(keys.written), anyOf([whole, proper])])),
    ];
    return withRewards([found], titles);
  }

  #unit(unit: QueryUnit, within: readonly TextField[]): Dsl {
    const own = this.#form(unit, within, 1);
    const others = unit.alternatives.map((form) => this.#form(form, within, form.weight ?? OTHER_FORM_SHARE));
    return bestOf([own, ...others]);
  }

  #form({ terms, adjacent }: UnitForm, within: readonly TextField[], share: number): Dsl {
    if (!adjacent) return allOf(terms.map((term) => this.#fields.term(term, within, share)));
    const places = terms.map((term, offset) => ({ offset, anyOf: [term] }));
    return this.#fields.phrase(places, within, share);
  }
}

function only(must: readonly Dsl[]): ReturnType<Parts> {
  return { must, should: [] };
}

function titleKey(key: WholeValueKey): Dsl {
  return { term: { [TITLE_KEYS]: titleKeyText(key) } };
}

function withRewards(must: readonly Dsl[], should: readonly Dsl[]): Dsl {
  return should.length === 0 ? allOf(must) : { bool: { must, should } };
}
