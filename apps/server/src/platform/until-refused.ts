import { isRefusal, type Refusal } from '@lectern/contracts/kernel/refusal';

/** Gives an answer back, or ends the work with the refusal in its place. */
export type AnswerOf<Code extends string> = <Given>(
  given: Given & ([Extract<Given, Refusal>] extends [Refusal<Code>] ? unknown : never),
) => Exclude<Given, Refusal>;

/**
 * Work of many questions, each of which may be refused: the first refusal is the answer of the whole. For work whose questions lie deep in
 * functions of its own; elsewhere hand a refusal on by `if (isRefusal(found)) return found`.
 */
export async function untilRefused<Code extends string, Answer>(
  work: (answerOf: AnswerOf<Code>) => Promise<Answer>,
): Promise<Answer | Refusal<Code>> {
  const answerOf: AnswerOf<Code> = (given) => {
    if (isRefusal(given)) throw new Refused(given);
    return given as Exclude<typeof given, Refusal>;
  };
  try {
    return await work(answerOf);
  } catch (error) {
    // Only answerOf makes one, and it takes no refusal of another code.
    if (error instanceof Refused) return error.refusal as Refusal<Code>;
    throw error;
  }
}

/** Ends the work; no one else sees it. */
class Refused extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}
