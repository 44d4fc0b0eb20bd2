import type { Money } from '@lectern/rules/money';
import type { Language } from './languages.ts';

/** What a fact of a refusal may be. A `date` is a calendar date, YYYY-MM-DD. */
interface DetailValues {
  readonly count: number;
  readonly text: string;
  readonly date: string;
  readonly money: Money;
}

/** The facts of an error by name, each with its kind: its words write dates and money as the language does. */
export type DetailKinds = Readonly<Record<string, keyof DetailValues>>;
export type DetailsOf<K extends DetailKinds> = { readonly [Name in keyof K]: DetailValues[K[Name]] };
/** The facts of any refusal. */
export type Details = Readonly<Record<string, DetailValues[keyof DetailValues]>>;

/** A refusal that calls may answer: a value that contracts list. */
export interface ErrorDefinition<Code extends string = string, K extends DetailKinds = DetailKinds> {
  readonly code: Code;
  /**
   * Below 500: refused before anything was changed, so that the call may be repeated. From 500 on: a fault on the way, after which nobody
   * knows what was changed.
   */
  readonly status: 200 | 400 | 401 | 403 | 404 | 405 | 408 | 409 | 413 | 415 | 422 | 429 | 431 | 500 | 503;
  /** The envelope's errCode where the specification fixes it. */
  readonly wire?: string;
  /** The envelope's data where the specification fixes it (login's special answers). */
  readonly data?: boolean | number;
  readonly details: K;
  /**
   * For people. `{limit}` stands for that fact; `{waiting|reader is|readers are}` for the words that go with one or with more, as the
   * language counts.
   */
  readonly words: Readonly<Record<Language, string>>;
}

/** Defines an error; one without facts leaves `details` out. */
export function defineError<const Code extends string, const K extends DetailKinds = Record<never, never>>(
  definition: Omit<ErrorDefinition<Code, K>, 'details'> & { readonly details?: K },
): ErrorDefinition<Code, K> {
  // Without `details` there is nothing that K could be inferred from, so it is its default: no facts.
  return { ...definition, details: definition.details ?? ({} as K) };
}
