import { type Answers, say, unknown } from '../turn.ts';

/** Questions that no tool answers. */
export const answerWithoutTools: Answers = async function* (turn) {
  const { question, words } = turn;
  yield { kind: 'understood', question };
  switch (question.intent) {
    case 'refused':
      yield say(words.refused);
      return;
    case 'outside':
      yield say(words.outside);
      return;
    case 'librarian':
      yield* unknown(turn, words.librarian);
      return;
    default:
      yield say(words.whatAbout);
  }
};
