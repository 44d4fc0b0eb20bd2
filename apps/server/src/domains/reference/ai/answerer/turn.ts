import type { AnswerPart, TextPiece } from '../answer-part.ts';
import type { AskedQuestion } from '../answerer.ts';
import type { Question } from '../question.ts';
import type { AssistantTools } from '../tools/tools.ts';
import type { NamedLibrary } from './understand/read-text.ts';
import type { Words } from './words/words.ts';

/** One question while it is answered. */
export interface AnswerTurn {
  readonly asked: AskedQuestion;
  readonly question: Question;
  readonly tools: AssistantTools;
  readonly words: Words;
  readonly libraries: readonly NamedLibrary[];
}

/** Answers questions of one intent or a few. */
export type Answers = (turn: AnswerTurn) => AsyncIterable<AnswerPart>;

export function say(...pieces: readonly TextPiece[]): AnswerPart {
  return { kind: 'text', pieces };
}

/** The answerer does not know: a librarian can be asked. */
export function* unknown({ asked }: AnswerTurn, ...pieces: readonly TextPiece[]): Iterable<AnswerPart> {
  if (pieces.length > 0) yield say(...pieces);
  yield { kind: 'proposal', proposal: { kind: 'askLibrarian', question: asked.text } };
  yield { kind: 'unknown' };
}
