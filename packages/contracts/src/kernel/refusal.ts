import type { DetailKinds, Details, DetailsOf, ErrorDefinition } from './error-definition.ts';

/** What was asked for is not done, and why. A value like any other: who gets one hands it on or acts on it. */
export class Refusal<Code extends string = string> {
  readonly error: ErrorDefinition<Code>;
  readonly details: Details;

  /** Use `refuse`, which knows what facts an error has. */
  constructor(error: ErrorDefinition<Code>, details: Details) {
    this.error = error;
    this.details = details;
  }

  get code(): Code {
    return this.error.code;
  }
}

type Facts<K extends DetailKinds> = keyof K extends never ? [] : [details: DetailsOf<K>];

/** A refusal with the facts that its error has: `refuse(LOAN_LIMIT_REACHED, { limit: 5 })`. */
export function refuse<Code extends string, K extends DetailKinds>(
  error: ErrorDefinition<Code, K>,
  ...[details]: Facts<K>
): Refusal<Code> {
  return new Refusal(error, details ?? {});
}

/** Tells a refusal from an answer. */
export function isRefusal(answer: unknown): answer is Refusal {
  return answer instanceof Refusal;
}

/** Tells one refusal from all else, with its facts. */
export function isRefusalFor<Code extends string, K extends DetailKinds>(
  answer: unknown,
  error: ErrorDefinition<Code, K>,
): answer is Refusal<Code> & { readonly details: DetailsOf<K> } {
  return answer instanceof Refusal && answer.error.code === error.code;
}

/** The answers, or the first refusal among them. */
export function answersOrRefusal<Answer>(
  given: readonly Answer[],
): Exclude<Answer, Refusal>[] | Extract<Answer, Refusal> {
  const refused = given.find((one) => isRefusal(one));
  return refused === undefined
    ? (given as Exclude<Answer, Refusal>[])
    : (refused as Extract<Answer, Refusal>);
}
