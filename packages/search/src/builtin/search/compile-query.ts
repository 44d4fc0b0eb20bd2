import { type KeywordQuery, keywordQuery, keywordsOfAny } from '../../analysis/keyword.ts';
import { prefixQuery } from '../../analysis/prefix-query.ts';
import { phraseTerms, type QueryUnit, queryUnits, type UnitForm } from '../../analysis/query-units.ts';
import { TERM_LIMITS } from '../../analysis/term-limits.ts';
import { valueKey } from '../../analysis/value-key.ts';
import {
  KEYWORD_FIELDS,
  type KeywordField,
  type Query,
  type SearchField,
  TEXT_FIELDS,
  type TextField,
} from '../../search-engine.ts';
import { DEFAULT_WEIGHTS, inverseFrequency, maskFactors } from '../segment/impact.ts';
import { hashString } from '../segment/string-table.ts';
import { ALL_FIELDS, fieldBit, keywordTerm } from '../segment/term-keys.ts';
import { wholeValueKey } from '../segment/whole-values.ts';
import type { Plan } from './plan.ts';
import type { Snapshot } from './snapshot.ts';
import { postingsOf } from './term-matches.ts';

type TextQuery = Query & { readonly kind: 'text' };
type Weights = Partial<Record<TextField, number>> | undefined;

/** An identifier that is right is what the reader wants, whatever else the words may mean. */
const EXACT_KEYWORD_SCORE = 1000;
const KEYWORD_PREFIX_SCORE = 10;

/** What is added where one field holds all the words, for the heaviest field; lighter fields in proportion. */
const TOGETHER_REWARD = 0.5;

/** Turns a query that keeps the limits into a plan. */
export function compileQuery(query: Query, snapshot: Snapshot, weights: Weights): Plan {
  return new Compiler(snapshot, weights).plan(query);
}

class Compiler {
  readonly #snapshot: Snapshot;
  readonly #weights: Weights;
  readonly #factors = new Map<number, Float32Array>();

  constructor(snapshot: Snapshot, weights: Weights) {
    this.#snapshot = snapshot;
    this.#weights = weights;
  }

  plan(query: Query): Plan {
    switch (query.kind) {
      case 'everything':
        return { kind: 'everything' };
      case 'and':
        if (query.of.length === 0) return { kind: 'everything' };
        return { kind: 'and', of: query.of.map((part) => this.plan(part)) };
      case 'or':
        return anyOf(query.of.map((part) => this.plan(part)));
      case 'not':
        return { kind: 'not', of: this.plan(query.of) };
      case 'text':
        return this.#text(query);
    }
  }

  #text(query: TextQuery): Plan {
    const { field, text } = query;
    if (isKeywordField(field))
      return anyOf(keywordQuery(field, text).map((asked) => this.#keyword(field, asked)));
    const words = this.#words(query, field === 'any' ? ALL_FIELDS : fieldBit(field));
    if (field !== 'any') return words;
    return anyOf([words, ...keywordsOfAny(text).map((asked) => this.#keyword(asked.field, asked.query))]);
  }

  #words({ text, match, field }: TextQuery, mask: number): Plan {
    const key = valueKey(text);
    const wholeTitle =
      key !== '' && (field === 'any' || field === 'title') ? { wholeTitle: wholeValueKey(key) } : {};
    switch (match) {
      case 'exact':
        return key === ''
          ? NOTHING
          : { kind: 'whole', key: wholeValueKey(key), mask, factors: this.#weighed(mask, 1) };
      case 'phrase':
        return { kind: 'and', of: [this.#phrase(phraseTerms(text).terms, mask)], ...wholeTitle };
      case 'any':
        return anyOf(queryUnits(text).map((unit) => this.#unit(unit, mask)));
      case 'all':
        return this.#together(
          queryUnits(text).map((unit) => this.#unit(unit, mask)),
          wholeTitle,
        );
      case 'prefix': {
        const { units, prefix } = prefixQuery(text);
        const parts = units.map((unit) => this.#unit(unit, mask));
        if (prefix !== '')
          parts.push({
            kind: 'prefix',
            prefix,
            expansions: TERM_LIMITS.prefixExpansions,
            mask,
            factors: this.#weighed(mask, 1),
          });
        return this.#together(parts, wholeTitle);
      }
    }
  }

  /** All parts; better where one field holds them all, and first where they are the whole title. */
  #together(parts: readonly Plan[], wholeTitle: object): Plan {
    if (parts.length === 0) return NOTHING;
    const of = parts.flatMap((part) => (part.kind === 'and' ? part.of : [part]));
    return {
      kind: 'and',
      of,
      ...(of.length > 1 ? { together: this.#togetherFactors() } : {}),
      ...wholeTitle,
    };
  }

  #unit(unit: QueryUnit, mask: number): Plan {
    return anyOf([unit, ...unit.alternatives].map((form) => this.#form(form, mask)));
  }

  #form({ terms, adjacent }: UnitForm, mask: number): Plan {
    if (adjacent)
      return this.#phrase(
        terms.map((term, offset) => ({ term, offset })),
        mask,
      );
    return { kind: 'and', of: terms.map((term) => this.#term(term, mask)) };
  }

  #phrase(terms: readonly { readonly term: string; readonly offset: number }[], mask: number): Plan {
    if (terms.length === 0) return NOTHING;
    if (terms.length === 1) return this.#term(terms[0]!.term, mask);
    const hashed = terms.map(({ term, offset }) => ({ term, hash: hashString(term), offset }));
    const rarity = hashed.reduce((sum, term) => sum + this.#rarity(term), 0);
    return { kind: 'phrase', terms: hashed, mask, factors: this.#weighed(mask, rarity) };
  }

  #term(term: string, mask: number): Plan {
    const hash = hashString(term);
    return { kind: 'term', term, hash, mask, factors: this.#weighed(mask, this.#rarity({ term, hash })) };
  }

  #keyword(field: KeywordField, asked: KeywordQuery): Plan {
    if ('exact' in asked) {
      const term = keywordTerm(field, asked.exact);
      return { kind: 'term', term, hash: hashString(term), mask: 0, factors: flat(EXACT_KEYWORD_SCORE) };
    }
    return {
      kind: 'prefix',
      prefix: keywordTerm(field, asked.prefix),
      expansions: TERM_LIMITS.prefixExpansions,
      mask: 0,
      factors: flat(KEYWORD_PREFIX_SCORE),
    };
  }

  /** Inverse document frequency over the whole index; removed documents still count until they are merged away. */
  #rarity(term: { term: string; hash: number }): number {
    let documents = 0;
    let having = 0;
    for (const { segment } of this.#snapshot.segments) {
      const { from, to } = postingsOf(segment, term);
      documents += segment.documents;
      having += to - from;
    }
    return inverseFrequency(documents, having);
  }

  #weighed(mask: number, rarity: number): Float32Array {
    let factors = this.#factors.get(mask);
    if (factors === undefined) {
      factors = maskFactors(mask, this.#weights);
      this.#factors.set(mask, factors);
    }
    return factors.map((factor) => (factor * rarity) / 255);
  }

  #togetherFactors(): Float32Array {
    const weights = TEXT_FIELDS.map((field) => this.#weights?.[field] ?? DEFAULT_WEIGHTS[field]);
    const heaviest = Math.max(...weights);
    return new Float32Array(1 << TEXT_FIELDS.length).map((_, fields) => {
      const best = weights.reduce(
        (most, weight, field) => ((fields & (1 << field)) === 0 ? most : Math.max(most, weight)),
        0,
      );
      return heaviest > 0 ? 1 + (TOGETHER_REWARD * best) / heaviest : 1;
    });
  }
}

const NOTHING: Plan = { kind: 'nothing' };

function anyOf(plans: readonly Plan[]): Plan {
  if (plans.length === 0) return NOTHING;
  return plans.length === 1 ? plans[0]! : { kind: 'or', of: plans };
}

function flat(score: number): Float32Array {
  return new Float32Array(1 << TEXT_FIELDS.length).fill(score / 255);
}

function isKeywordField(field: SearchField): field is KeywordField {
  return (KEYWORD_FIELDS as readonly string[]).includes(field);
}
