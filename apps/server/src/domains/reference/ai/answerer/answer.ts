import type { Intent } from '@lectern/contracts/reference/ai/intents';
import type { AnswerPart } from '../answer-part.ts';
import type { Answerer } from '../answerer.ts';
import type { Question } from '../question.ts';
import { answerAccount } from './answers/account.ts';
import { answerHours, answerRules } from './answers/library.ts';
import { answerOneWork } from './answers/one-work.ts';
import { answerWithoutTools } from './answers/without-tools.ts';
import { answerWorks } from './answers/works.ts';
import { LEARNS } from './evidence/wishes.ts';
import { answerFromEvidence } from './from-evidence.ts';
import { furtherWishes, furtherWork } from './further-wishes.ts';
import { namedInText } from './named-in-text.ts';
import { namedLibraries } from './named-libraries.ts';
import { type Answers, type AnswerTurn, say } from './turn.ts';
import { GRAMMARS, type Written, writtenFor } from './understand/choose-grammar.ts';
import { foldedText } from './understand/folded-text.ts';
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

/**
 * The answerer without a language model. What a question names is looked up first, in the catalogue, in what the library wrote and, where the
 * talk is about it, in the reader's account; the answer is made of what was found.
 */
export const answerByGrammar: Answerer = async function* (asked, tools) {
  const libraries = await namedLibraries(tools);
  const named = await namedInText(asked, tools);
  const written = writtenFor(foldedText(asked.text), asked.language);
  const question = forLearners(await understand(asked.text, { ...asked, libraries, named }), written);
  const turn: AnswerTurn = { asked, question, tools, words: WORDS[asked.language], libraries };
  const found = await answerFromEvidence(turn, written);
  if (found) {
    yield* found(turn);
    return;
  }
  yield* ANSWERS[question.intent](turn);
  const works = await furtherWork(turn);
  if (works) yield* withoutMeaning(answerOneWork, works);
  for (const wish of furtherWishes(turn, written))
    yield* withoutMeaning(ANSWERS[wish.intent], { ...turn, question: wish });
};

/** A question for somebody who learns a language limits the works to it, where it has no limit of its own. */
function forLearners(question: Question, written: Written): Question {
  const name = LEARNS[written].exec(foldedText(question.text))?.groups?.name;
  const { about } = question;
  if (name === undefined || about.langCodes) return question;
  const saying = { zh: `${name}的书`, en: `in ${name}`, fr: `en ${name}` }[written];
  const langCodes = Object.entries(GRAMMARS[written].langCodes).flatMap(([code, when]) =>
    when.test(saying) ? [code] : [],
  );
  if (langCodes.length === 0) return question;
  const { subject, words, ...others } = about;
  const rest = {
    ...(subject !== undefined && foldedText(subject) !== name && { subject }),
    ...(words !== undefined && foldedText(words) !== name && { words }),
  };
  return { ...question, about: { ...others, ...rest, langCodes } };
}
/** An answer that another one went before: what the question means was said. */
async function* withoutMeaning(answers: Answers, turn: AnswerTurn): AsyncIterable<AnswerPart> {
  yield say('\n\n');
  for await (const part of answers(turn)) if (part.kind !== 'understood') yield part;
}
