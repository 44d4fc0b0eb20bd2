import { listLibraryAnswers } from '@lectern/contracts/reference/ai/list-library-answers';
import { dateIn } from '../../../../platform/clock.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { foldedText } from '../answerer/understand/folded-text.ts';
import { listAnswerRows } from '../library-answers/library-answer-store.ts';
import { languageFor, presentAnswer } from '../library-answers/present-answer.ts';

export const listLibraryAnswersCall = implement(listLibraryAnswers)(async ({ input, context, deps }) => {
  const { tenant, language: own } = context;
  const { page, rows: limit, words } = input;
  const today = dateIn(tenant.settings.policy.timeZone, deps.clock.now());
  const sought = foldedText(words);
  const found = (await listAnswerRows(deps.db, tenant.id))
    .map((row) => presentAnswer(row, today))
    .filter(({ texts }) =>
      texts.some(({ wordings, answer }) => foldedText([...wordings, answer].join('\n')).includes(sought)),
    );
  return {
    total: found.length,
    answers: found.slice((page - 1) * limit, page * limit).map(({ texts, ...facts }) => {
      const languages = texts.map((text) => text.language);
      const language = languageFor(languages, own, tenant.settings.public.defaultLanguage);
      return {
        ...facts,
        question: texts.find((text) => text.language === language)?.wordings[0] ?? '',
        language,
        wordings: texts.reduce((sum, { wordings }) => sum + wordings.length, 0),
        languages,
      };
    }),
  };
});
