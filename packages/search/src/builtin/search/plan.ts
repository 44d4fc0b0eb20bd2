import type { WholeValueKey } from '../segment/whole-values.ts';

/** What a query becomes before it meets a segment: terms with their weights, the same for all segments of a snapshot. */
export type Plan =
  | EverythingPlan
  | NothingPlan
  | TermPlan
  | PrefixPlan
  | PhrasePlan
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

/** Documents one of whose values is this and nothing more. */
export interface WholePlan extends Weighing {
  readonly kind: 'whole';
  readonly key: WholeValueKey;
}

export interface AndPlan {
  readonly kind: 'and';
  readonly of: readonly Plan[];
  /** By field mask: what the score is multiplied with where one field holds all the words. */
  readonly together?: Float32Array;
  /** Among the documents found, those with this whole title come first. */
  readonly wholeTitle?: WholeValueKey;
}

export interface OrPlan {
  readonly kind: 'or';
  readonly of: readonly Plan[];
}

export interface NotPlan {
  readonly kind: 'not';
  readonly of: Plan;
}
