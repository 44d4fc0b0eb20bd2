import { nameOrders } from '../../../analysis/name-key.ts';
import { prefixQuery } from '../../../analysis/prefix-query.ts';
import {
  type PhraseTerm,
  phraseTerms,
  queryUnits,
  requiredUnits,
  tellingUnits,
} from '../../../analysis/query-units.ts';
import { hashString } from '../../../analysis/string-hash.ts';
import { TERM_LIMITS } from '../../../analysis/term-limits.ts';
import type { NumberForm, QueryUnit, UnitForm, UnitOptions } from '../../../analysis/unit-forms.ts';
import { valueKey } from '../../../analysis/value-key.ts';
import { countsLonger } from '../../../ranking/longer-words.ts';
import { fieldsOfWord, mixedFieldsOf } from '../../../ranking/mixed-fields.ts';
import { findsPerson, personKey } from '../../../ranking/person-keys.ts';
import {
  KEYWORD_PREFIX_SCORE,
  MIXED_SHARE,
  OTHER_FORM_SHARE,
  PERSON_SCORE,
  TYPED_IN_TITLE_FACTOR,
} from '../../../ranking/score-levels.ts';
import { type TitleKeys, titleKeysOfQuery } from '../../../ranking/title-keys.ts';
import { tellsOpening, titleOpening } from '../../../ranking/title-opening.ts';
import { wholeValueKey } from '../../../ranking/whole-value-key.ts';
import type { SearchField, TextField } from '../../../search-document.ts';
import type { TextQuery } from '../../../widen/wide-query.ts';
import { fieldBit, keywordTerm } from '../../segment/term-keys.ts';
import {
  type AndPlan,
  anyOf,
  type BestPlan,
  best,
  NOTHING,
  type PhrasePlan,
  type Plan,
  type TermPlan,
} from './plan.ts';
import { flatFactors, type Weigher } from './weigher.ts';

const TITLE = fieldBit('title');
const AUTHOR = fieldBit('author');

interface Parts {
  readonly parts: readonly Plan[];
  readonly optional?: readonly (TermPlan | BestPlan)[];
  /** Whether words that stand together say more: not where all but one are common words ("the atomic"). */
  readonly together?: boolean;
}

/** What a form counts: a share of its rarity, which for another form of a word is at most that of the word itself. */
interface Worth {
  readonly share: number;
  readonly most: number;
  /** What it is multiplied with in titles. */
  readonly inTitle: number;
}
const ITSELF: Worth = { share: 1, most: Number.POSITIVE_INFINITY, inTitle: 1 };
/** A word beside its other forms: titles that have it as it was typed come first. */
const AS_TYPED: Worth = { ...ITSELF, inTitle: TYPED_IN_TITLE_FACTOR };

/** Turns the words of one text into a plan. */
export class WordCompiler {
  readonly #weigher: Weigher;
  readonly #languages: readonly string[];

  constructor(weigher: Weigher, languages: readonly string[]) {
    this.#weigher = weigher;
    this.#languages = languages;
  }

  /** `mask` are the text fields that count. A text of signs alone can only be a whole value. */
  plan(query: TextQuery, mask: number): Plan {
    const words = this.#words(query, mask);
    const { text, match, field } = query;
    const person = findsPerson(field, match, text) ? personKey(text) : undefined;
    if (person === undefined) return words;
    return anyOf([words, { kind: 'whole', key: person, mask: AUTHOR, factors: flatFactors(PERSON_SCORE) }]);
  }

  #words(query: TextQuery, mask: number): Plan {
    const { text, match, field } = query;
    if (match === 'exact') return this.#wholeInAnyOrder(text, mask, field);
    if (match === 'phrase') {
      const { terms } = phraseTerms(text);
      return terms.length === 0
        ? this.#whole(text, mask)
        : this.#ranked({ parts: [this.#phrase(terms, mask)] }, text, mask);
    }
    const options = { languages: this.#languages, field };
    const { units, prefix } = match === 'prefix' ? prefixQuery(text, options) : unitsAlone(text, options);
    if (units.length === 0 && prefix === '') return this.#whole(text, mask);
    if (match === 'any')
      return this.#ranked({ parts: [anyOf(units.map((unit) => this.#unit(unit, mask)))] }, text, mask);
    const all = this.#allOf(units, mask);
    if (match === 'prefix') {
      const parts = prefix === '' ? all.parts : [...all.parts, this.#begun(prefix, mask)];
      return this.#ranked({ ...all, parts }, text, mask);
    }
    const inField = this.#ranked(all, text, mask);
    const mixed = this.#mixed(units, query);
    return mixed === undefined ? inField : best([inField, mixed]);
  }

  /** Documents that have some of the words in another field than the searched one, for a small share of the score. */
  #mixed(units: readonly QueryUnit[], query: TextQuery): Plan | undefined {
    const required = requiredUnits(units);
    const fields = mixedFieldsOf(query, required);
    if (fields === undefined) return undefined;
    const anchors = maskOf(fields.anchors);
    const anchored = anyOf(required.map((unit) => this.#unit(unit, anchors)));
    return {
      kind: 'and',
      of: [anchored, ...required.map((unit) => this.#unit(unit, maskOf(fieldsOfWord(fields, unit))))],
      share: MIXED_SHARE,
    };
  }

  /** A whole value; that of an author may have its words in the order of another name form. */
  #wholeInAnyOrder(text: string, mask: number, field: SearchField): Plan {
    if (field !== 'author') return this.#whole(text, mask);
    return best(nameOrders(valueKey(text)).map((key) => this.#wholeOfKey(key, text, mask)));
  }

  #whole(text: string, mask: number): Plan {
    return this.#wholeOfKey(valueKey(text), text, mask);
  }

  #wholeOfKey(key: string, text: string, mask: number): Plan {
    if (key === '') return NOTHING;
    const whole: Plan = {
      kind: 'whole',
      key: wholeValueKey(key),
      mask,
      factors: this.#weigher.factors(mask, 1),
    };
    return this.#ranked({ parts: [whole] }, text, mask);
  }

  #begun(prefix: string, mask: number): Plan {
    const factors = this.#weigher.factors(mask, 1);
    return { kind: 'prefix', prefix, expansions: TERM_LIMITS.prefixExpansions, mask, factors };
  }

  /** The required words, and those that only add to the score. */
  #allOf(units: readonly QueryUnit[], mask: number): Parts {
    const required = requiredUnits(units);
    const others = units.filter((unit) => !required.includes(unit)).map((unit) => this.#unit(unit, mask));
    const telling = tellingUnits(units, this.#languages);
    return {
      parts: required.map((unit) =>
        telling.length === 1 && unit === telling[0] ? this.#onlyWord(unit, mask) : this.#unit(unit, mask),
      ),
      optional: others.filter((plan) => plan.kind === 'term' || plan.kind === 'best'),
      together: telling.length > 1,
    };
  }

  /** The only word that is not a common one. Records without it in their title may have a longer word there. */
  #onlyWord(unit: QueryUnit, mask: number): Plan {
    const plan = this.#unit(unit, mask);
    const [word] = unit.terms;
    if (word === undefined || unit.terms.length > 1 || (mask & TITLE) === 0) return plan;
    const rarity = this.#rarityOf(unit.terms);
    if (!countsLonger(word, rarity)) return plan;
    const factors = this.#weigher.factors(TITLE, rarity * OTHER_FORM_SHARE);
    return { kind: 'and', of: [plan], longer: { word, mask: TITLE, factors } };
  }

  /** All parts, with rewards where one field holds them all, where they stand side by side in a title, and where they are a whole title. */
  #ranked({ parts, optional = [], together = true }: Parts, text: string, mask: number): Plan {
    if (parts.length === 0) return NOTHING;
    const of = distinct(parts.flatMap((part) => (isPlainAnd(part) ? part.of : [part])));
    const title = (mask & TITLE) === 0 ? undefined : this.#titleKeys(text, mask);
    const several = together && of.length > 1;
    return {
      kind: 'and',
      of,
      ...(optional.length > 0 ? { optional } : {}),
      ...(several ? { together: this.#weigher.together() } : {}),
      ...(title === undefined ? {} : { title, ...this.#inTitle(text, several) }),
    };
  }

  #titleKeys(text: string, mask: number): TitleKeys | undefined {
    const keys = titleKeysOfQuery(text, this.#languages);
    return keys && (mask & AUTHOR) !== 0 ? { ...keys, person: personKey(text) } : keys;
  }

  /** The rewards of several words for how they stand in a title: side by side, and at its beginning. */
  #inTitle(text: string, several: boolean): Pick<AndPlan, 'inTitle' | 'opening'> {
    const { terms } = phraseTerms(text);
    if (!tellsOpening(terms)) return {};
    const opening = titleOpening(text, this.#languages);
    return {
      ...(several ? { inTitle: this.#hashed(terms, TITLE, this.#weigher.factors(TITLE, 1)) } : {}),
      ...(opening === undefined ? {} : { opening }),
    };
  }

  #hashed(terms: readonly PhraseTerm[], mask: number, factors: Float32Array): PhrasePlan {
    const hashed = terms.map(({ term, offset }) => ({ term, hash: hashString(term), offset }));
    return { kind: 'phrase', terms: hashed, mask, factors };
  }

  #unit(unit: QueryUnit, mask: number): Plan {
    const others = unit.alternatives.filter((form) => this.#mayOccur(form));
    const numbers = (unit.numbers ?? []).map(numberPlan).filter((plan) => this.#weigher.occurs(plan));
    const own = this.#form(unit, mask, others.length === 0 ? ITSELF : AS_TYPED);
    if (others.length === 0 && numbers.length === 0) return own;
    const most = this.#rarityOf(unit.terms);
    return best([
      own,
      ...others.map((form) =>
        this.#form(form, mask, { share: form.weight ?? OTHER_FORM_SHARE, most, inTitle: 1 }),
      ),
      ...numbers,
    ]);
  }

  #rarityOf(terms: readonly string[]): number {
    return terms.reduce((sum, term) => sum + this.#weigher.rarity({ term, hash: hashString(term) }), 0);
  }

  /** Most forms that a word could have are in no record; a plan without these is quicker. */
  #mayOccur({ terms }: UnitForm): boolean {
    return terms.every((term) => this.#weigher.occurs({ term, hash: hashString(term) }));
  }

  #form({ terms, adjacent }: UnitForm, mask: number, worth: Worth): Plan {
    if (adjacent)
      return this.#phrase(
        terms.map((term, offset) => ({ term, offset })),
        mask,
        worth,
      );
    return { kind: 'and', of: terms.map((term) => this.#term(term, mask, worth)) };
  }

  #phrase(terms: readonly PhraseTerm[], mask: number, worth: Worth = ITSELF): Plan {
    if (terms.length === 0) return NOTHING;
    if (terms.length === 1) return this.#term(terms[0]!.term, mask, worth);
    const { share, most, inTitle } = worth;
    const rarity = Math.min(most, this.#rarityOf(terms.map(({ term }) => term)));
    return this.#hashed(terms, mask, this.#weigher.factors(mask, rarity * share, inTitle));
  }

  #term(term: string, mask: number, { share, most, inTitle }: Worth): Plan {
    const hash = hashString(term);
    const rarity = Math.min(most, this.#weigher.rarity({ term, hash }));
    return { kind: 'term', term, hash, mask, factors: this.#weigher.factors(mask, rarity * share, inTitle) };
  }
}

function maskOf(fields: readonly TextField[]): number {
  return fields.reduce((mask, field) => mask | fieldBit(field), 0);
}

/** A number among words: it counts about as much as a word. */
function numberPlan({ field, value }: NumberForm): TermPlan {
  const term = keywordTerm(field, value);
  return {
    kind: 'term',
    term,
    hash: hashString(term),
    mask: 0,
    factors: flatFactors(KEYWORD_PREFIX_SCORE),
  };
}

function isPlainAnd(plan: Plan): plan is AndPlan {
  return plan.kind === 'and' && plan.longer === undefined;
}

/** A word that was typed twice counts once. */
function distinct(plans: readonly Plan[]): Plan[] {
  const terms = new Set<string>();
  return plans.filter((plan) => {
    if (plan.kind !== 'term') return true;
    if (terms.has(plan.term)) return false;
    terms.add(plan.term);
    return true;
  });
}

function unitsAlone(text: string, options: UnitOptions): { units: QueryUnit[]; prefix: string } {
  return { units: queryUnits(text, options), prefix: '' };
}
