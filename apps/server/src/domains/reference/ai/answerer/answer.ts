import type { Intent } from '@lectern/contracts/reference/ai/intents';
import type { Answerer } from '../answerer.ts';
import { answerAccount } from './answers/account.ts';
import { answerHours, answerRules } from './answers/library.ts';
import { answerOneWork } from './answers/one-work.ts';
import { answerWithoutTools } from './answers/without-tools.ts';
import { answerWorks } from './answers/works.ts';
import { namedInText } from './named-in-text.ts';
import { namedLibraries } from './named-libraries.ts';
import type { Answers } from './turn.ts';
import { understand } from './understand/understand.ts';
import { WORDS } from './words/words-of.ts';

const ANSWERS: Readonly<Record<Intent, Answers>> = {
  find: answerWorks,
  count: answerWorks,
  available: answerOneWork,
  where: answerOneWork,
  get: answerOneWork,
  similar: answerOneWork,
  define: answerOneWork,
  due: answerAccount,
  renew: answerAccount,
  holds: answerAccount,
  fines: answerAccount,
  account: answerAccount,
  hours: answerHours,
  rules: answerRules,
  librarian: answerWithoutTools,
  vague: answerWithoutTools,
  outside: answerWithoutTools,
  refused: answerWithoutTools,
};

/** The answerer without a language model: it reads the question by grammar and says what the tools tell. */
export const answerByGrammar: Answerer = async function* (asked, tools) {
  const libraries = await namedLibraries(tools);
  const named = await namedInText(asked, tools);
  const question = await understand(asked.text, { ...asked, libraries, named });
  yield* ANSWERS[question.intent]({ asked, question, tools, words: WORDS[asked.language], libraries });
};
