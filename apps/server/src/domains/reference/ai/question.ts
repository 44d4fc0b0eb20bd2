import type { SearchField } from '@lectern/contracts/discovery/search/search-state';
import type { ChosenSearch } from '@lectern/contracts/reference/ai/answer-lines';
import type { Intent } from '@lectern/contracts/reference/ai/intents';

/** What a question is about, as it was written; nothing in it has been looked up. */
export interface About {
  /** A title in 《》 or quotes, or after words that announce one. */
  readonly title?: string;
  readonly author?: string;
  readonly subject?: string;
  /** Digits and X, without hyphens. */
  readonly isbn?: string;
  /** A notation of a classification: `I247.5`, `823.9`. */
  readonly classNumber?: string;
  /** Words that may be a title, an author or a subject. */
  readonly words?: string;
  /** The code of a library of the tenant. */
  readonly libraryCode?: string;
  /** Calendar days that are asked about, YYYY-MM-DD: opening hours, due dates. */
  readonly days?: { readonly from: string; readonly to: string };
  readonly years?: { readonly from?: number; readonly to?: number };
  readonly docCodes?: readonly string[];
  readonly langCodes?: readonly string[];
  readonly onShelf?: boolean;
  readonly online?: boolean;
  readonly order?: 'newest' | 'oldest' | 'mostBorrowed';
  /** The work of the answer before, from 1: "the second one". "it" is 1 where one work was named; -1 is the last. */
  readonly ordinal?: number;
  /** What of the rules is asked: "how long", "how many", "how often", "what does it cost". */
  readonly rule?: 'loanDays' | 'maxLoans' | 'renewals' | 'fine' | 'card' | 'other';
}

/** What a reader's words mean. */
export interface Question {
  readonly intent: Intent;
  readonly about: About;
  /** It goes on from the turn before. */
  readonly refines: boolean;
  /** The reader wants it done ("renew …"): it is proposed, and never done here. */
  readonly act: boolean;
  /** The reader's words. */
  readonly text: string;
}

/** What was said before, newest last: what a question that goes on refers to. */
export interface Turn {
  readonly question: Question;
  readonly search?: ChosenSearch;
  /** The works that the answer named, in their order. */
  readonly recordIds: readonly string[];
}

/** Fields in which a name of a question may be looked for. */
export type NamedField = Extract<
  SearchField,
  'title' | 'author' | 'subject' | 'isbn' | 'classNumber' | 'any'
>;
