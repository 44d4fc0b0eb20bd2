import type { Intent } from '@lectern/contracts/reference/ai/intents';
import type { About } from '../../question.ts';

/**
 * Words by which an intent is known. The first rule of a grammar that fits is one sign of what is meant, beside the phrases that are like
 * it.
 */
export interface Rule {
  readonly intent: Intent;
  readonly when: RegExp;
  readonly unless?: RegExp;
  /** It fits only where a work is named: by its title or number, or by pointing at one. */
  readonly ofWork?: boolean;
  /** The reader wants it done. */
  readonly act?: RegExp;
  readonly rule?: NonNullable<About['rule']>;
}

/** How one language asks. All patterns read folded text (folded-text.ts). */
export interface Grammar {
  readonly rules: readonly Rule[];
  /** Words around what is asked about: they are no part of its name. */
  readonly fillers: RegExp;
  readonly names: readonly {
    readonly kind: 'title' | 'author' | 'subject' | 'words';
    /** The name is its group `name`. */
    readonly when: RegExp;
  }[];
  readonly docCodes: Readonly<Record<string, RegExp>>;
  readonly langCodes: Readonly<Record<string, RegExp>>;
  readonly onShelf: RegExp;
  readonly online: RegExp;
  readonly newest: RegExp;
  readonly oldest: RegExp;
  readonly mostBorrowed: RegExp;
  /** Years: the groups are `from`, `to`, `last` (a number of years back) and `only`. */
  readonly years: readonly RegExp[];
  /** Points at a work of the answer before: "it", "this one". */
  readonly pointing: RegExp;
  /** "the second one": the group `nth` is a number or one of `ordinals`. */
  readonly nth: RegExp;
  readonly ordinals: Readonly<Record<string, number>>;
  /** Words for works: a question that has one and names none asks about all. */
  readonly works: RegExp;
  /** How a question begins that goes on from the one before. */
  readonly goesOn: RegExp;
  /** Asks for more of what was found: "are there others?" */
  readonly more: RegExp;
  /** Asks to see what was only counted. */
  readonly show: RegExp;
  /** What is left of a question that says how a book should be, and not which: "something good for the weekend". */
  readonly moods: RegExp;
}

/** The first rule that fits a question in folded text; `isOfWork`: it names a work or points at one. */
export function ruleFor(
  { rules }: Pick<Grammar, 'rules'>,
  folded: string,
  isOfWork: boolean,
): Rule | undefined {
  return rules.find(
    ({ when, unless, ofWork }) => (!ofWork || isOfWork) && when.test(folded) && !unless?.test(folded),
  );
}
