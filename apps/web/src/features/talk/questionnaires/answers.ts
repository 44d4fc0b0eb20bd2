import { fittingAnswer, isWholeAnswer } from '@lectern/contracts/talk/questionnaires/answer';
import type { Question } from '@lectern/contracts/talk/questionnaires/question';

/** What is chosen and written so far, by question. */
export type Answers = Readonly<Record<string, GivenAnswer>>;
export interface GivenAnswer {
  readonly choices: readonly number[];
  readonly text: string;
}

export const NO_ANSWER: GivenAnswer = { choices: [], text: '' };

/** The questions that cannot be sent as they are answered. */
export function unanswered(questions: readonly Question[], answers: Answers): string[] {
  return questions
    .filter((question) => {
      const { choices, text } = answers[question.id] ?? NO_ANSWER;
      const value = fittingAnswer(question, { choices: [...choices], text: text.trim() });
      return value === undefined || (question.required && !isWholeAnswer(value));
    })
    .map(({ id }) => id);
}
