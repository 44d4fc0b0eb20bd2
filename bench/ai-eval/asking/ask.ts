import type { Language } from '@lectern/contracts/kernel/languages';
import { answer } from '@lectern/contracts/reference/ai/answer';
import { type AnswerLine, answerLineSchema } from '@lectern/contracts/reference/ai/answer-lines';
import type { TestApp } from '@lectern/server/testing/test-app';

type DataOf<Kind extends AnswerLine['dataType']> = Extract<AnswerLine, { dataType: Kind }>['data'];

/** An answer as its reader got it. */
export interface Answer {
  readonly lines: readonly AnswerLine[];
  readonly understood: DataOf<1> | undefined;
  readonly text: string;
  readonly sources: DataOf<2>['sources'];
  readonly quotes: DataOf<2>['quotes'];
  readonly proposals: DataOf<3>['proposals'];
  /** Works that a sentence names, in their order, each once. */
  readonly isKnown: boolean;
  readonly isDone: boolean;
}

/** Between questions, so that the limit of a minute is not reached. */
const PAUSE_SECONDS = 4;

/** Asks as a signed-in reader, through the front door. */
export async function ask(
  app: TestApp,
  { token, language }: { readonly token: string; readonly language: Language },
  content: string,
  more: { readonly reAsk?: boolean } = {},
): Promise<Answer> {
  app.clock.advance(PAUSE_SECONDS);
  const response = await app.client({ token, language }).download(answer, { content, ...more });
  const given = (await response.text()).trim().split('\n');
  return answerOf(given.map((line) => answerLineSchema.parse(JSON.parse(line))));
}

export function answerOf(lines: readonly AnswerLine[]): Answer {
  const end = lines.at(-1);
  return {
    lines,
    understood: lines.flatMap((line) => (line.dataType === 1 ? [line.data] : []))[0],
    text: lines.map((line) => (line.dataType === 0 ? line.data.chunkMessage.content : '')).join(''),
    sources: lines.flatMap((line) => (line.dataType === 2 ? line.data.sources : [])),
    quotes: lines.flatMap((line) => (line.dataType === 2 ? line.data.quotes : [])),
    proposals: lines.flatMap((line) => (line.dataType === 3 ? line.data.proposals : [])),
    isKnown: end?.dataType === 9 && end.data.known,
    isDone: end?.dataType === 9 && end.data.state === 'done',
  };
}
