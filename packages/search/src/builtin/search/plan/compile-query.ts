import {
  type KeywordQuery,
  keywordQuery,
  keywordsMeant,
  misplacedNumbers,
} from '../../../analysis/keyword.ts';
import { hashString } from '../../../analysis/string-hash.ts';
import { TERM_LIMITS } from '../../../analysis/term-limits.ts';
import { exactKeywordScore } from '../../../ranking/exact-keyword-score.ts';
import { KEYWORD_PREFIX_SCORE, SOUND_RARITY } from '../../../ranking/score-levels.ts';
import { isKeywordField, type KeywordField } from '../../../search-document.ts';
import type { SearchRequest } from '../../../search-engine.ts';
import type { PlacedTerms, TextQuery, WideQuery } from '../../../widen/wide-query.ts';
import { ALL_FIELDS, fieldBit, keywordTerm } from '../../segment/term-keys.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
import { anyOf, NOTHING, type Plan } from './plan.ts';
import { flatFactors, Weigher } from './weigher.ts';
import { WordCompiler } from './word-compiler.ts';

/** Turns queries that keep the limits into plans; what it has looked up for one it knows for the next. */
export class QueryCompiler {
  readonly #weigher: Weigher;
  readonly #words: WordCompiler;

  constructor(
    snapshot: Snapshot,
    { weights, languages }: Pick<SearchRequest, 'weights' | 'languages'>,
    weigher: Weigher = new Weigher(snapshot, weights),
  ) {
    this.#weigher = weigher;
    this.#words = new WordCompiler(this.#weigher, languages ?? []);
  }

  plan(query: WideQuery): Plan {
    switch (query.kind) {
      case 'everything':
        return { kind: 'everything' };
      case 'and':
        if (query.of.length === 0) return { kind: 'everything' };
        return { kind: 'and', of: unrepeated(query.of).map((part) => this.plan(part)) };
      case 'or':
        return anyOf(unrepeated(query.of).map((part) => this.plan(part)));
      case 'not':
        return { kind: 'not', of: this.plan(query.of) };
      case 'text':
        return this.#text(query);
      case 'placed':
        return this.#placed(query);
    }
  }

  #text(query: TextQuery): Plan {
    const { field, text, match } = query;
    if (isKeywordField(field)) {
      const misplaced = misplacedNumbers(field, text).map((number) =>
        keywordPlan(number.field, number.query),
      );
      return anyOf([
        ...keywordQuery(field, text, match).map((query) => keywordPlan(field, query)),
        ...misplaced,
      ]);
    }
    const words = this.#words.plan(query, field === 'any' ? ALL_FIELDS : fieldBit(field));
    const keywords = keywordsMeant(field, text);
    return anyOf([words, ...keywords.map((keyword) => keywordPlan(keyword.field, keyword.query, true))]);
  }

  #placed({ fields, places, length }: PlacedTerms): Plan {
    if (places.length === 0) return NOTHING;
    const mask = fields.reduce((bits, field) => bits | fieldBit(field), 0);
    return {
      kind: 'placed',
      mask,
      factors: this.#weigher.factors(mask, SOUND_RARITY),
      length,
      places: places.map(({ offset, anyOf: terms }) => ({
        offset,
        anyOf: terms.map((term) => ({ term, hash: hashString(term) })),
      })),
    };
  }
}

/** The parts without texts that came before. */
function unrepeated(parts: readonly WideQuery[]): readonly WideQuery[] {
  const seen = new Set<string>();
  return parts.filter((part) => {
    if (part.kind !== 'text') return true;
    const key = `${part.field} ${part.match} ${part.text}`;
    const repeated = seen.has(key);
    seen.add(key);
    return !repeated;
  });
}

function keywordPlan(field: KeywordField, query: KeywordQuery, isAmongWords = false): Plan {
  if ('exact' in query) {
    const term = keywordTerm(field, query.exact);
    const factors = flatFactors(exactKeywordScore(field, isAmongWords));
    return { kind: 'term', term, hash: hashString(term), mask: 0, factors };
  }
  return {
    kind: 'prefix',
    prefix: keywordTerm(field, query.prefix),
    expansions: TERM_LIMITS.prefixExpansions,
    mask: 0,
    factors: flatFactors(KEYWORD_PREFIX_SCORE),
  };
}
