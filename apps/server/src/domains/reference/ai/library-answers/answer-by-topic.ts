import type { Language } from '@lectern/contracts/kernel/languages';
import type { Deps } from '../../../../platform/deps.ts';
import type { AskedQuestion } from '../answerer.ts';
import { answersOf, wordingsOf } from './answer-columns.ts';
import { answerMarkdown } from './answer-markdown.ts';
import { houseTopics } from './house-words.ts';
import { findAnswerRow, listOpenAnswers } from './library-answer-store.ts';
import { nearness } from './nearness.ts';
import { languageFor } from './present-answer.ts';
import { questionWords } from './question-words.ts';

/**
 * What the library wrote about the same as a question is about, in paragraphs of Markdown: for questions that nothing else answers.
 * Undefined where it wrote nothing about it.
 */
export async function answerByTopic(
  { db }: Pick<Deps, 'db'>,
  { text, tenant, language, today }: Pick<AskedQuestion, 'text' | 'tenant' | 'language' | 'today'>,
): Promise<readonly string[] | undefined> {
  const topics = houseTopics(text);
  if (topics.size === 0) return undefined;
  let best: { readonly id: string; readonly score: number } | undefined;
  for (const row of await listOpenAnswers(db, tenant.id, today)) {
    const wordings = wordingsOf(row);
    const all = wordings.flatMap((one) => one.wordings).map(houseTopics);
    // Most of an answer's wordings are about what it answers.
    const shared = [...topics].filter(
      (topic) => all.filter((has) => has.has(topic)).length * 3 >= all.length,
    );
    if (shared.length === 0) continue;
    const near = Math.max(0, ...wordings.map((one) => nearestOf(text, one)));
    const score = shared.length + near;
    if (!best || score > best.score) best = { id: row.id, score };
  }
  const row = best && (await findAnswerRow(db, tenant.id, best.id));
  if (!row) return undefined;
  const texts = answersOf(row);
  const chosen = languageFor(
    texts.map((one) => one.language),
    language,
    tenant.settings.public.defaultLanguage,
  );
  return answerMarkdown(texts.find((one) => one.language === chosen)?.answer ?? '');
}

function nearestOf(
  text: string,
  { language, wordings }: { readonly language: Language; readonly wordings: readonly string[] },
): number {
  const asked = questionWords(text, language);
  return Math.max(0, ...wordings.map((wording) => nearness(asked, questionWords(wording, language))));
}
