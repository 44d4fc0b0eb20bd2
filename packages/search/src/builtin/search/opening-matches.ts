import { isOptionalWord } from '../../analysis/common-words.ts';
import { fold } from '../../analysis/fold.ts';
import type { Segment } from '../segment/segment.ts';
import { fieldNumber, POSITION_BITS } from '../segment/term-keys.ts';
import type { Budget } from './budget.ts';
import { type Matches, takeMatches } from './matches.ts';
import { cursorsOf, moveTo, type PhraseCursor, standsAt } from './phrase-matches.ts';
import type { OpeningPlan } from './plan.ts';

/** The place of the first word of a record's title. */
const START = fieldNumber('title') << POSITION_BITS;
/** Documents between two looks at the clock. */
const CLOCK_STEP = 4096;

/**
 * The documents of `among` whose title begins with the words; an article that was typed may be missing, and where none was typed one
 * may stand before them. All score alike.
 */
export function openingMatches(segment: Segment, plan: OpeningPlan, budget: Budget, among: Matches): Matches {
  const matches = takeMatches();
  const cursors = cursorsOf(segment, plan.phrase);
  const opening = cursors === undefined ? undefined : new Opening(segment, plan, cursors);
  for (let at = 0; at < among.size && opening !== undefined; at++) {
    if ((at + 1) % CLOCK_STEP === 0 && budget.spent()) break;
    if (!opening.isIn(among.docs[at]!)) continue;
    matches.docs[matches.size] = among.docs[at]!;
    matches.fields[matches.size] = plan.phrase.mask;
    matches.scores[matches.size++] = 1;
  }
  return matches;
}

class Opening {
  readonly #segment: Segment;
  readonly #articles: number;
  readonly #languages: readonly string[];
  readonly #typedArticles: readonly PhraseCursor[];
  readonly #words: readonly PhraseCursor[];

  constructor(segment: Segment, { articles, languages }: OpeningPlan, cursors: readonly PhraseCursor[]) {
    this.#segment = segment;
    this.#articles = articles;
    this.#languages = languages;
    this.#typedArticles = cursors.filter(({ offset }) => offset < articles);
    this.#words = cursors.filter(({ offset }) => offset >= articles);
  }

  /** Documents ascend from call to call. */
  isIn(doc: number): boolean {
    const segment = this.#segment;
    if (!moveTo(segment, this.#words, doc)) return false;
    if (standsAt(segment, this.#words, START - this.#articles)) return true;
    if (this.#articles > 0)
      return (
        standsAt(segment, this.#words, START) &&
        moveTo(segment, this.#typedArticles, doc) &&
        standsAt(segment, this.#typedArticles, START)
      );
    return (
      standsAt(segment, this.#words, START + 1) && beginsWithArticle(segment.titles.get(doc), this.#languages)
    );
  }
}

function beginsWithArticle(title: string, languages: readonly string[]): boolean {
  const [word] = title.match(FIRST_WORD) ?? [];
  return word !== undefined && isOptionalWord(fold(word), languages);
}

const FIRST_WORD = /[\p{L}\p{M}\p{N}]+/u;
