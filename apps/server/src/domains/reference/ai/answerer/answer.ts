import type { Intent } from '@lectern/contracts/reference/ai/intents';
import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { houseTopics } from '../library-answers/house-words.ts';
import type { Answerer } from '../answerer.ts';
import type { AnswerPart } from '../answer-part.ts';
import type { About, Question } from '../question.ts';
import { answerAccount } from './answers/account.ts';
import { answerAtDesk, answerHours, answerRules } from './answers/library.ts';
import { answerOneWork } from './answers/one-work.ts';
import { editionsAnswer, namingAll, seriesAnswer, volumesAnswer } from './answers/series.ts';
import { answerWithoutTools } from './answers/without-tools.ts';
import { answerWorks } from './answers/works.ts';
import { titlesNamed } from './evidence/titles-named.ts';
import { ABOUT_OTHERS, BY_YEAR, COST_SO_FAR, GOES_ON, LEARNS, OF_OTHERS, ORDER, SEQUEL, WHY_OWED } from './evidence/wishes.ts';
import { wordsOfQuestion } from './evidence/words-of-question.ts';
import { namedInText } from './named-in-text.ts';
import { namedLibraries } from './named-libraries.ts';
import { type Answers, type AnswerTurn, say } from './turn.ts';
import { GRAMMARS, type Written, writtenFor } from './understand/choose-grammar.ts';
import { foldedText } from './understand/folded-text.ts';
import { ruleFor } from './understand/grammar.ts';
import { knownPhrases } from './understand/phrases/known-phrases.ts';
import { readFilters } from './understand/read-filters.ts';
import { readDays } from './understand/read-days.ts';
import { LINKS } from './understand/title-in-capitals.ts';
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
  const found = await byEvidence(turn, written);
  if (found) {
    yield* found(turn);
    return;
  }
  yield* ANSWERS[question.intent](turn);
  const works = await furtherWork(turn);
  if (works) yield* withoutMeaning(answerOneWork, works);
  for (const wish of furtherWishes(turn, written)) yield* withoutMeaning(ANSWERS[wish.intent], { ...turn, question: wish });
};

/** A question for somebody who learns a language limits the works to it, where it has no limit of its own. */
function forLearners(question: Question, written: Written): Question {
  const name = LEARNS[written].exec(foldedText(question.text))?.groups?.name;
  const { about } = question;
  if (name === undefined || about.langCodes) return question;
  const saying = { zh: `${name}的书`, en: `in ${name}`, fr: `en ${name}` }[written];
  const langCodes = Object.entries(GRAMMARS[written].langCodes).flatMap(([code, when]) => (when.test(saying) ? [code] : []));
  if (langCodes.length === 0) return question;
  const { subject, words, ...others } = about;
  const rest = {
    ...(subject !== undefined && foldedText(subject) !== name && { subject }),
    ...(words !== undefined && foldedText(words) !== name && { words }),
  };
  return { ...question, about: { ...others, ...rest, langCodes } };
}

/** What the words of a question prove it to ask, whatever its phrase is like; undefined where they prove nothing. */
async function byEvidence(turn: AnswerTurn, written: Written): Promise<Answers | undefined> {
  const { question, asked } = turn;
  const folded = foldedText(asked.text);
  if (question.intent === 'refused') return undefined;
  if (ABOUT_OTHERS[written].test(folded)) return meaning(answerWithoutTools, { ...question, intent: 'refused' });
  if (COST_SO_FAR[written].test(folded) || (WHY_OWED[written].test(folded) && question.intent === 'define'))
    return meaning(answerAccount, { ...question, intent: 'fines' });
  const isOfOthers = OF_OTHERS[written].test(folded);
  const own = isOfOthers || asksHouse(turn) ? await turn.tools.ownAnswer(asked.text) : undefined;
  if (own) return inLibraryWords(own);
  if (asksHouse(turn) && ONE_WORK.has(question.intent)) return answerAtDesk;
  if (isOfOthers && OF_PEOPLE.has(question.intent)) return answerAtDesk;
  const goingOn = await fromBefore(turn, written);
  if (goingOn) return goingOn;
  if (!OF_WORKS.has(question.intent) && ![SEQUEL, ORDER].some((one) => one[written].test(folded)))
    return question.intent === 'outside' && (await isBareTopic(turn, written)) ? meaning(answerWorks, { ...question, intent: 'find' }) : undefined;
  const ofSeries = (await volumesAnswer(turn, written)) ?? (await seriesAnswer(turn, written));
  if (ofSeries) return ofSeries;
  if (BY_YEAR[written].test(folded)) {
    const works = await titlesNamed(turn);
    if (works.length > 1)
      return namingAll(works.toSorted((one, other) => (one.publishYear ?? 0) - (other.publishYear ?? 0)), turn.words.oldestFirst);
  }
  const editions = await editionsAnswer(turn, written);
  if (editions) return editions;
  if (ONE_WORK.has(question.intent)) {
    const works = await titlesNamed(turn);
    if (works.length > 1) return namingAll(works);
  }
  return question.intent === 'vague' && (await namesTopic(turn)) ? answerWorks : undefined;
}

/** Intents that a question about other people may be taken for. */
const OF_PEOPLE: ReadonlySet<Intent> = new Set(['rules', 'account', 'librarian', 'vague', 'outside', 'get', 'find', 'hours']);
const OF_WORKS: ReadonlySet<Intent> = new Set(['find', 'count', 'available', 'where', 'get', 'similar', 'define', 'vague', 'due']);
const ONE_WORK: ReadonlySet<Intent> = new Set(['available', 'where', 'get']);
const OF_HOUSE: ReadonlySet<Intent> = new Set(['rules', 'librarian', 'vague', 'outside', 'account']);
/** Ways to ask for a service. */
const SERVICE =
  /\b(?:where|how|can|could|may|is there|are there|allowed|need to|cost|price)\b|\b(?:ou|comment|combien|puis-je|peut-on|pouvez|y a-t-il|faut-il)\b|哪里|哪儿|怎么|怎样|如何|可以|能|多少钱|有没有|吗|在哪/;
const WORKS = /\bbooks?\b(?! (?:a|the)\b)|\bnovels?\b|\blivres?\b|\bromans?\b|[本些类的]书(?!能|可以)|小说/;

/** Whether a question asks for something of the house and not for a work or a rule of lending. */
function asksHouse({ question: { intent, about }, asked }: AnswerTurn): boolean {
  const folded = foldedText(asked.text);
  if (houseTopics(asked.text).size === 0) return false;
  if (intent === 'rules') return about.rule === undefined || about.rule === 'other' || about.rule === 'card' || about.rule === 'fine';
  if (OF_HOUSE.has(intent)) return true;
  const isNamed = [about.title, about.author, about.isbn, about.subject].some((name) => name !== undefined);
  return !isNamed && SERVICE.test(folded) && !WORKS.test(folded) && (intent === 'find' || ONE_WORK.has(intent));
}

/** What a short question asks that goes on from the rules, the loans or the requests of the answer before. */
async function fromBefore(turn: AnswerTurn, written: Written): Promise<Answers | undefined> {
  const { asked, question, tools } = turn;
  const before = asked.turns.at(-1)?.question.intent;
  const folded = foldedText(asked.text);
  const { about } = question;
  if (before === 'holds' && HOLDS_LIKE.has(question.intent) && GRAMMARS[written].pointing.test(folded) && !about.title)
    return meaning(answerAccount, { ...question, intent: 'holds' });
  if (!GOES_ON[written].test(folded)) return undefined;
  const { filters } = readFilters(folded, GRAMMARS[written], 0);
  if (before === 'rules' && filters.docCodes)
    return meaning(answerRules, { ...question, intent: 'rules', about: { ...about, docCodes: filters.docCodes } });
  if (before !== 'due' && before !== 'renew' && before !== 'account') return undefined;
  const told = await tools.loans();
  if (isRefusal(told)) return undefined;
  const { isOfQuestions } = await knownPhrases(written);
  const words = folded.match(/\p{Script=Han}{2,}|[\p{Script=Latin}\p{N}]{3,}/gu)?.map((word) => word.replace(/^那|呢$/gu, '')) ?? [];
  const loan = told.loans.find(({ title }) => {
    const shown = foldedText(title);
    return words.some((word) => word.length > 1 && shown.includes(word) && (!isOfQuestions(word) || shown === word || word.length > 4));
  });
  return loan && meaning(answerAccount, { ...question, intent: before === 'renew' ? 'due' : before, about: { title: loan.title } });
}

const HOLDS_LIKE: ReadonlySet<Intent> = new Set(['hours', 'rules', 'where', 'vague', 'due', 'available', 'get']);

/** Whether a question without any other sign names what works are about. */
async function namesTopic(turn: AnswerTurn): Promise<boolean> {
  const words = await wordsOfQuestion(turn);
  return words.some(({ kind, text }) => kind === 'marked' || kind === 'name' || (kind === 'topic' && !MOODS.test(foldedText(text))));
}

/** Whether a question is nothing but what works may be about: "histoire de la marine britannique". */
async function isBareTopic(turn: AnswerTurn, written: Written): Promise<boolean> {
  const meant = await wordsOfQuestion(turn);
  if (written === 'zh' || meant.length < 2 || !meant.every(({ kind }) => kind === 'topic' || kind === 'name')) return false;
  const said = new Set(meant.flatMap(({ text }) => foldedText(text).match(/[a-z]+/g) ?? []));
  const words = foldedText(turn.asked.text).match(/[a-z]+/g) ?? [];
  return words.every((word) => said.has(word) || LINKS.test(word));
}

/** How a book should be, and not what it is about. */
const MOODS = /^(?:funny|humou?r\w*|drole|幽默|搞笑|classics?|classique)$/;

/** The answer to a question that means something else than its phrase is like. */
function meaning(answers: Answers, question: Question): Answers {
  return (turn) => answers({ ...turn, question });
}

function inLibraryWords(blocks: readonly string[]): Answers {
  return async function* ({ question }) {
    const about: About = {};
    yield { kind: 'understood', question: { ...question, intent: question.intent === 'find' ? 'rules' : question.intent, about }, by: 'library' };
    for (const block of blocks) yield say(block);
  };
}

const CLAUSES = /[,，。;；?？!！]|\s(?:and|et)\s|(?<=\p{Script=Han})\s+(?=\p{Script=Han})/u;
const OF_LENDING: ReadonlySet<About['rule']> = new Set(['loanDays', 'maxLoans', 'renewals', 'fine']);

/** What a question asks besides a work: for how long it is lent, when the library is open. */
function furtherWishes({ question, asked }: AnswerTurn, written: Written): Question[] {
  if (!OF_WORKS.has(question.intent) || question.intent === 'vague') return [];
  const clauses = foldedText(asked.text).split(CLAUSES).filter((clause) => clause.trim().length > 2);
  if (clauses.length < 2) return [];
  const wishes = new Map<Intent, Question>();
  for (const clause of clauses) {
    const rule = ruleFor(GRAMMARS[written], clause, false);
    if (rule?.intent === 'rules' && OF_LENDING.has(rule.rule))
      wishes.set('rules', { ...question, intent: 'rules', about: rule.rule ? { rule: rule.rule } : {} });
    if (rule?.intent !== 'hours') continue;
    const days = readDays(clause, written, asked.today);
    wishes.set('hours', { ...question, intent: 'hours', about: days ? { days } : {} });
  }
  return [...wishes.values()];
}

/** The work that a question about the house asks for besides, in a part of its own: "when do you close and do you have Rebecca?" */
async function furtherWork(turn: AnswerTurn): Promise<AnswerTurn | undefined> {
  const { question, asked, tools } = turn;
  if (question.intent !== 'hours' && question.intent !== 'rules') return undefined;
  const clauses = asked.text.split(CLAUSES).filter((clause) => clause.trim().length > 2);
  if (clauses.length < 2) return undefined;
  for (const text of clauses) {
    const named = await namedInText({ ...asked, text }, tools);
    if (named?.kind !== 'title') continue;
    const title = text.slice(named.from, named.to);
    return { ...turn, question: { ...question, intent: 'available', about: { title }, text } };
  }
  return undefined;
}

/** An answer that another one went before: what the question means was said. */
async function* withoutMeaning(answers: Answers, turn: AnswerTurn): AsyncIterable<AnswerPart> {
  yield say('\n\n');
  for await (const part of answers(turn)) if (part.kind !== 'understood') yield part;
}
