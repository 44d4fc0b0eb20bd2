import type { TitleKeys } from '../../../ranking/title-keys.ts';
import type { TitleOpening } from '../../../ranking/title-opening.ts';
import type { WholeValueKey } from '../../../ranking/whole-value-key.ts';

/** What a query becomes before it meets a segment: terms with their weights, the same for all segments of a snapshot. */
export type Plan =
  | EverythingPlan
  | NothingPlan
  | TermPlan
  | PrefixPlan
  | PhrasePlan
  | PlacedPlan
  | BestPlan
  | WholePlan
  | AndPlan
  | OrPlan
  | NotPlan;

export interface EverythingPlan {
  readonly kind: 'everything';
}

export interface NothingPlan {
  readonly kind: 'nothing';
}

/** Which postings count and what they are worth. */
export interface Weighing {
  /** Text fields that count; 0 for a keyword term, which has no fields. */
  readonly mask: number;
  /** By the mask of a posting: what its impact is multiplied with. */
  readonly factors: Float32Array;
}

export interface TermPlan extends Weighing {
  readonly kind: 'term';
  readonly term: string;
  readonly hash: number;
}

/** Every term that begins with `prefix`, in each segment no more than `expansions` of them. */
export interface PrefixPlan extends Weighing {
  readonly kind: 'prefix';
  readonly prefix: string;
  readonly expansions: number;
}

/** Terms at fixed distances inside one value of a field. */
export interface PhrasePlan extends Weighing {
  readonly kind: 'phrase';
  readonly terms: readonly { readonly term: string; readonly hash: number; readonly offset: number }[];
}

/** At each place any of several terms, inside one value of a field: what was typed as sound. */
export interface PlacedPlan extends Weighing {
  readonly kind: 'placed';
  readonly places: readonly {
    readonly offset: number;
    readonly anyOf: readonly { readonly term: string; readonly hash: number }[];
  }[];
  /** Positions of the whole, for titles that hold no more. */
  readonly length: number;
}

/** Forms of one word: a document scores as the best form that it has. The first is the form that was typed. */
export interface BestPlan {
  readonly kind: 'best';
  readonly of: readonly Plan[];
}

/** Documents one of whose values is this and nothing more. */
export interface WholePlan extends Weighing {
  readonly kind: 'whole';
  readonly key: WholeValueKey;
}

export interface AndPlan {
  readonly kind: 'and';
  readonly of: readonly Plan[];
  /** A document need not match these; they add to its score. */
  readonly optional?: readonly (TermPlan | BestPlan)[];
  /** What the score of the words is multiplied with. */
  readonly share?: number;
  /** By field mask: what the score is multiplied with where one field holds all the words. */
  readonly together?: Float32Array;
  /** The words as a phrase: documents with this phrase in the title come before others. */
  readonly inTitle?: PhrasePlan;
  /** Where several words were typed, common ones included: documents whose title begins with them all come before others. */
  readonly opening?: TitleOpening;
  /** For a single word: what longer words in the title add to documents that have the word itself only in other fields. */
  readonly longer?: LongerWordsPlan;
  /** Among the documents found, those with this whole title, or by this person, come first. */
  readonly title?: TitleKeys;
}

/** Words that begin with `word` and go on. */
export interface LongerWordsPlan extends Weighing {
  readonly word: string;
}

export interface OrPlan {
  readonly kind: 'or';
  readonly of: readonly Plan[];
}

export interface NotPlan {
  readonly kind: 'not';
  readonly of: Plan;
}

export const NOTHING: Plan = { kind: 'nothing' };

/** Any of the plans; scores add up. What is itself any of several is taken apart. */
export function anyOf(plans: readonly Plan[]): Plan {
  const of = plans.flatMap((plan) => (plan.kind === 'or' ? plan.of : [plan]));
  if (of.length === 0) return NOTHING;
  return of.length === 1 ? of[0]! : { kind: 'or', of };
}

/** Forms of one thing; the best counts. */
export function best(plans: readonly Plan[]): Plan {
  return plans.length === 1 ? plans[0]! : { kind: 'best', of: plans };
}
