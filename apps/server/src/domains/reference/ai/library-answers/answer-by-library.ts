import type { Deps } from '../../../../platform/deps.ts';
import { understand } from '../answerer/understand/understand.ts';
import type { Answerer, AskedQuestion } from '../answerer.ts';
import type { Question } from '../question.ts';
import { answersOf, wordingsOf } from './answer-columns.ts';
import { answerMarkdown } from './answer-markdown.ts';
import { chooseAnswer, type NearAnswer, nearAnswers } from './choose-library-answer.ts';
import { findAnswerRow, listOpenAnswers } from './library-answer-store.ts';
import { languageFor } from './present-answer.ts';
import { seeksWorksOrAccount } from './seeks-works.ts';

/** What is asked, as far as the library's own answers look at it. */
type Looked = Pick<AskedQuestion, 'text' | 'language' | 'tenant' | 'today' | 'turns'>;

/** How near the library's own answers are to a question, and which of them answers it. */
export async function matchAnswers(
  { db }: Pick<Deps, 'db'>,
  asked: Looked,
): Promise<{
  readonly near: readonly NearAnswer[];
  readonly chosen: NearAnswer | undefined;
  readonly needsSameWords: boolean;
}> {
  const rows = await listOpenAnswers(db, asked.tenant.id, asked.today);
  const needsSameWords =
    rows.length > 0 && seeksWorksOrAccount(await understand(asked.text, { ...asked, libraries: [] }));
  const near = nearAnswers(
    asked.text,
    rows.map((row) => ({ id: row.id, wordings: wordingsOf(row) })),
  );
  return { near, chosen: chooseAnswer(near, needsSameWords), needsSameWords };
}

/** Answers by what the library wrote itself, in the language of the reader where it has it; all other questions go to `answerer`. */
export function libraryFirst(deps: Pick<Deps, 'db'>, answerer: Answerer): Answerer {
  return async function* (asked, tools) {
    const blocks = await textOf(deps, asked);
    if (!blocks) {
      yield* answerer(asked, tools);
      return;
    }
    // It limits no search, and what follows does not go on from it.
    const question: Question = { intent: 'rules', about: {}, refines: false, act: false, text: asked.text };
    yield { kind: 'understood', question, by: 'library' };
    for (const block of blocks) yield { kind: 'text', pieces: [block] };
  };
}

/** The answer of the library in paragraphs of Markdown; undefined where it has none. */
async function textOf(deps: Pick<Deps, 'db'>, asked: Looked): Promise<readonly string[] | undefined> {
  const { chosen } = await matchAnswers(deps, asked);
  const row = chosen && (await findAnswerRow(deps.db, asked.tenant.id, chosen.id));
  if (!row) return undefined;
  const texts = answersOf(row);
  const { defaultLanguage } = asked.tenant.settings.public;
  const language = languageFor(
    texts.map((text) => text.language),
    asked.language,
    defaultLanguage,
  );
  return answerMarkdown(texts.find((text) => text.language === language)?.answer ?? '');
}
