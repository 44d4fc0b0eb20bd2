import { nameOrders } from '../analysis/name-key.ts';
import { prefixQuery } from '../analysis/prefix-query.ts';
import { phraseTerms, queryUnits, requiredUnits, tellingUnits } from '../analysis/query-units.ts';
import type { QueryUnit, UnitForm } from '../analysis/unit-forms.ts';
import { valueKey } from '../analysis/value-key.ts';
import { countsLonger } from '../ranking/longer-words.ts';
import { fieldsOfWord, mixedFieldsOf } from '../ranking/mixed-fields.ts';
import { findsPerson, personKey } from '../ranking/person-keys.ts';
import {
  BARE_OPENING_REWARD,
  KEYWORD_PREFIX_SCORE,
  LESSER_FORM_SHARE,
  MIXED_SHARE,
  OPENING_REWARD,
  OTHER_FORM_SHARE,
  PERSON_SCORE,
  SIDE_BY_SIDE_REWARD,
  TYPED_IN_TITLE_FACTOR,
} from '../ranking/score-levels.ts';
import { tellsOpening, titleOpening } from '../ranking/title-opening.ts';
import type { TextField } from '../search-document.ts';
import type { TextQuery } from '../widen/wide-query.ts';
import { allOf, anyOf, bestOf, type Dsl, multiplied, NOTHING, withOptional, worth } from './dsl.ts';
import type { Place } from './field-phrase.ts';
import type { FieldQueries } from './field-queries.ts';
import { keywordText } from './keyword-text.ts';
import type { RarityOf } from './rarities.ts';
import { titleKey, titlesFirst } from './titles-first.ts';

/** How many fields, the heaviest first, are rewarded where one of them holds all the words. */
const TOGETHER_FIELDS = 4;

/** What must be found and what only adds to the score, in the fields given. */
interface Parts {
  readonly must: readonly Dsl[];
  readonly should: readonly Dsl[];
}

/** A text that was read; its clauses depend on the fields in which it is sought. */
interface ReadText {
  in(fields: readonly TextField[]): Parts;
  /** Whether words that stand together say more: not where all but one are common words ("the atomic"). */
  readonly together: boolean;
}

/** Turns the words of one text into a query. */
export class WordCompiler {
  readonly #fields: FieldQueries;
  readonly #languages: readonly string[] | undefined;
  readonly #rarityOf: RarityOf;
  /** Numbers are in no text field, so they do not count where one field must hold the words. */
  #countsNumbers = true;
  /** Only where words are scored: not where one field must hold them, nor where they may be in another one. */
  #countsTyped = true;

  constructor(fields: FieldQueries, languages: readonly string[] | undefined, rarityOf: RarityOf = () => 1) {
    this.#fields = fields;
    this.#languages = languages;
    this.#rarityOf = rarityOf;
  }

  compile(query: TextQuery, fields: readonly TextField[]): Dsl {
    const key = valueKey(query.text);
    const read = this.#read(query, key);
    const { must, should } = read.in(fields);
    if (must.length === 0) return NOTHING;
    const found = withOptional(must, should);
    const rewarded = this.#withRewards(found, query.text, read, fields);
    const ranked = titlesFirst(this.#fields, this.#languages, rewarded, { text: query.text, key, fields });
    const mixed = this.#mixed(query);
    return anyOf([mixed === undefined ? ranked : bestOf([ranked, mixed]), ...this.#byPerson(query)]);
  }

  /** Documents that have some of the words in another field than the searched one, for a small share of the score. */
  #mixed(query: TextQuery): Dsl | undefined {
    const { text, match, field } = query;
    if (match !== 'all') return undefined;
    const required = requiredUnits(queryUnits(text, { languages: this.#languages, field }));
    const fields = mixedFieldsOf(query, required);
    if (fields === undefined) return undefined;
    this.#countsTyped = false;
    const anchored = anyOf(required.map((unit) => this.#unit(unit, fields.anchors)));
    const must = [anchored, ...required.map((unit) => this.#unit(unit, fieldsOfWord(fields, unit)))];
    this.#countsTyped = true;
    return { bool: { must, boost: MIXED_SHARE } };
  }

  /** Works by the person whose name was typed, where they need not hold the words as typed. */
  #byPerson({ text, match, field }: TextQuery): Dsl[] {
    const person = findsPerson(field, match, text) ? personKey(text) : undefined;
    if (person === undefined) return [];
    this.#fields.clauses++;
    return [worth(PERSON_SCORE, titleKey(person))];
  }

  #read({ text, match, field }: TextQuery, key: string): ReadText {
    const options = { languages: this.#languages, field };
    const units = queryUnits(text, options);
    // A text of signs alone holds no word: it means a value of just these signs.
    if (match === 'exact' || units.length === 0)
      return only((within) =>
        key === '' ? [] : [this.#whole(key, within, match === 'exact' && field === 'author')],
      );
    switch (match) {
      case 'phrase': {
        const places = placesOf(text);
        return only((within) => [this.#fields.phrase(places, within, 1)]);
      }
      case 'any':
        return only((within) => [anyOf(units.map((unit) => this.#unit(unit, within)))]);
      case 'all':
        return { in: (within) => this.#allOf(units, within), together: this.#tellsTogether(units) };
      case 'prefix': {
        const begun = prefixQuery(text, options);
        return {
          in: (within) => {
            const { must, should } = this.#allOf(begun.units, within);
            if (begun.prefix === '') return { must, should };
            return { must: [...must, this.#fields.prefix(begun.prefix, within)], should };
          },
          together: this.#tellsTogether(begun.units),
        };
      }
    }
  }

  /** A whole value; that of an author may have its words in the order of another name form. */
  #whole(key: string, within: readonly TextField[], isName: boolean): Dsl {
    const orders = isName ? nameOrders(key) : [key];
    return bestOf(orders.map((order) => this.#fields.whole(order, within)));
  }

  #allOf(units: readonly QueryUnit[], within: readonly TextField[]): Parts {
    const required = requiredUnits(units);
    const optional = this.#fields.scored ? units.filter((unit) => !required.includes(unit)) : [];
    const telling = tellingUnits(units, this.#languages ?? []);
    return {
      must: required.map((unit) =>
        telling.length === 1 && unit === telling[0] ? this.#onlyWord(unit, within) : this.#unit(unit, within),
      ),
      should: optional.map((unit) => this.#unit(unit, within)),
    };
  }

  /** The only word that is not a common one. Records without it in their title may have a longer word there. */
  #onlyWord(unit: QueryUnit, within: readonly TextField[]): Dsl {
    const own = this.#unit(unit, within);
    const [word] = unit.terms;
    const rarity = this.#rarityOf(unit.terms);
    const counts = this.#fields.detail === 'all' && unit.terms.length === 1 && within.length > 1;
    if (!counts || word === undefined || !within.includes('title') || !countsLonger(word, rarity)) return own;
    const longer = this.#fields.longer(word, OTHER_FORM_SHARE * rarity);
    const inTitle = { bool: { must: longer, must_not: this.#unit(unit, ['title']) } };
    return { bool: { must: bestOf([own, inTitle], LESSER_FORM_SHARE), filter: own } };
  }

  #tellsTogether(units: readonly QueryUnit[]): boolean {
    return tellingUnits(units, this.#languages ?? []).length > 1;
  }

  /** The score is multiplied where one field holds all the words (the heaviest such field counts), and for how they stand in a title. */
  #withRewards(found: Dsl, text: string, read: ReadText, fields: readonly TextField[]): Dsl {
    if (this.#fields.detail !== 'all') return found;
    this.#countsNumbers = false;
    this.#countsTyped = false;
    const together =
      read.together && fields.length > 1
        ? this.#fields.heaviest(fields, TOGETHER_FIELDS).map((field) => ({
            filter: allOf(read.in([field]).must),
            weight: this.#fields.together(field),
            _name: `all words in one field, ${field}`,
          }))
        : [];
    const inTitle = fields.includes('title') ? this.#titleRewards(text, read) : [];
    this.#countsNumbers = true;
    this.#countsTyped = true;
    return multiplied(multiplied(found, together, 'first'), inTitle, 'multiply');
  }

  /** The rewards of several words for how they stand in a title. */
  #titleRewards(text: string, read: ReadText): Dsl[] {
    const { terms } = phraseTerms(text);
    if (!tellsOpening(terms)) return [];
    const places = placesOf(text);
    const rewards: Dsl[] = [];
    if (read.together) {
      const standing = this.#fields.standing(places, ['title']);
      rewards.push({ filter: standing, weight: 1 + SIDE_BY_SIDE_REWARD, _name: 'side by side in the title' });
    }
    const opening = titleOpening(text, this.#languages ?? []);
    if (opening === undefined) return rewards;
    const begun = this.#fields.opening(opening);
    // A typed article need not be in the title, so the title may lack one of the words.
    const filter = opening.bare === undefined ? allOf([begun, ...read.in(['title']).must]) : begun;
    rewards.push({ filter, weight: 1 + OPENING_REWARD, _name: 'the title begins so' });
    if (opening.bare !== undefined) {
      const bare = this.#fields.bareOpening(opening.bare);
      rewards.push({
        filter: bare,
        weight: 1 + BARE_OPENING_REWARD,
        _name: 'the title begins so, article aside',
      });
    }
    return rewards;
  }

  #unit(unit: QueryUnit, within: readonly TextField[]): Dsl {
    const own = this.#form(unit, within, 1);
    const rarity = this.#rarityOf(unit.terms);
    const others = unit.alternatives.map((form) => {
      const share = form.weight ?? OTHER_FORM_SHARE;
      return this.#form(form, within, share * notRarer(this.#rarityOf(form.terms), rarity));
    });
    const typed = others.length === 0 ? own : this.#asTyped(own, unit, within);
    return bestOf([typed, ...others, ...this.#numbers(unit)]);
  }

  /** A word beside its other forms: titles that have it as it was typed come first. */
  #asTyped(own: Dsl, { terms, adjacent }: UnitForm, within: readonly TextField[]): Dsl {
    if (!this.#countsTyped || this.#fields.detail !== 'all' || !within.includes('title')) return own;
    if (!adjacent && terms.length > 1) return own;
    const places = terms.map((term, offset) => ({ offset, anyOf: [term] }));
    const filter = this.#fields.standing(places, ['title']);
    return multiplied(
      own,
      [{ filter, weight: TYPED_IN_TITLE_FACTOR, _name: 'the title has it as typed' }],
      'first',
    );
  }

  /** The numbers that the unit may be. */
  #numbers({ numbers = [] }: QueryUnit): Dsl[] {
    if (!this.#countsNumbers) return [];
    this.#fields.clauses += numbers.length;
    return numbers.map(({ field, value }) =>
      worth(KEYWORD_PREFIX_SCORE, { term: { [field]: keywordText(value) } }),
    );
  }

  #form({ terms, adjacent }: UnitForm, within: readonly TextField[], share: number): Dsl {
    if (!adjacent) return allOf(terms.map((term) => this.#fields.term(term, within, share)));
    const places = terms.map((term, offset) => ({ offset, anyOf: [term] }));
    return this.#fields.phrase(places, within, share);
  }
}

/** A factor by which another form of a word counts as no rarer than the word itself. */
function notRarer(form: number, word: number): number {
  return form > word ? word / form : 1;
}

/** A text that is found as one thing, which a single field holds or not. */
function only(must: (within: readonly TextField[]) => readonly Dsl[]): ReadText {
  return { in: (within) => ({ must: must(within), should: [] }), together: false };
}

function placesOf(text: string): Place[] {
  return phraseTerms(text).terms.map(({ term, offset }) => ({ offset, anyOf: [term] }));
}
