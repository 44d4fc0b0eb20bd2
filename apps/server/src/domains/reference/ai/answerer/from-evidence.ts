import { isRefusal } from '@lectern/contracts/kernel/refusal';
import type { Intent } from '@lectern/contracts/reference/ai/intents';
import { houseTopics } from '../library-answers/house-words.ts';
import type { About, Question } from '../question.ts';
import { answerAccount } from './answers/account.ts';
import { answerAtDesk, answerRules } from './answers/library.ts';
import { editionsAnswer, namingAll, seriesAnswer, volumesAnswer } from './answers/series.ts';
import { answerWithoutTools } from './answers/without-tools.ts';
import { answerWorks } from './answers/works.ts';
import { namesSaid } from './evidence/names-said.ts';
import { titlesNamed } from './evidence/titles-named.ts';
import {
  ABOUT_OTHERS,
  BY_YEAR,
  COST_SO_FAR,
  GOES_ON,
  OF_OTHERS,
  ORDER,
  SEQUEL,
  WHY_OWED,
} from './evidence/wishes.ts';
import { wordsOfQuestion } from './evidence/words-of-question.ts';
import { searchFor } from './searches.ts';
import { type Answers, type AnswerTurn, say } from './turn.ts';
import { GRAMMARS, type Written } from './understand/choose-grammar.ts';
import { ONE_WORK } from './understand/decide.ts';
import { foldedText } from './understand/folded-text.ts';
import { knownPhrases } from './understand/phrases/known-phrases.ts';
import { readFilters } from './understand/read-filters.ts';
import { LINKS } from './understand/title-in-capitals.ts';

/** What the words of a question prove it to ask, whatever its phrase is like; undefined where they prove nothing. */
export async function answerFromEvidence(turn: AnswerTurn, written: Written): Promise<Answers | undefined> {
  const { question, asked } = turn;
  const folded = foldedText(asked.text);
  if (question.intent === 'refused') return undefined;
  if (ABOUT_OTHERS[written].test(folded))
    return meaning(answerWithoutTools, { ...question, intent: 'refused' });
  if (COST_SO_FAR[written].test(folded) || (WHY_OWED[written].test(folded) && question.intent === 'define'))
    return meaning(answerAccount, { ...question, intent: 'fines' });
  const isOfOthers =
    OF_PEOPLE.has(question.intent) &&
    OF_OTHERS[written].test(folded) &&
    !(SEEKING.has(question.intent) && SOUGHT.test(folded));
  const isOfHouse = await asksHouse(turn);
  const mayTell = asked.withoutOwnAnswer !== true && (isOfOthers || isOfHouse);
  const own = mayTell ? await turn.tools.ownAnswer(asked.text) : undefined;
  if (own) return inLibraryWords(own);
  if (isOfOthers || (isOfHouse && ONE_WORK.has(question.intent))) return answerAtDesk;
  const sought = soughtByName(turn);
  if (sought) return meaning(answerWorks, sought);
  const goingOn = await fromBefore(turn, written);
  if (goingOn) return goingOn;
  if (!OF_WORKS.has(question.intent) && ![SEQUEL, ORDER].some((one) => one[written].test(folded)))
    return question.intent === 'outside' && (await isBareTopic(turn, written))
      ? meaning(answerWorks, { ...question, intent: 'find' })
      : undefined;
  const ofSeries = (await volumesAnswer(turn, written)) ?? (await seriesAnswer(turn, written));
  if (ofSeries) return ofSeries;
  if (BY_YEAR[written].test(folded)) {
    const works = await titlesNamed(turn);
    if (works.length > 1)
      return namingAll(
        works.toSorted((one, other) => (one.publishYear ?? 0) - (other.publishYear ?? 0)),
        turn.words.oldestFirst,
      );
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
const OF_PEOPLE: ReadonlySet<Intent> = new Set([
  'rules',
  'account',
  'librarian',
  'vague',
  'outside',
  'get',
  'find',
  'hours',
]);
export const OF_WORKS: ReadonlySet<Intent> = new Set([
  'find',
  'count',
  'available',
  'where',
  'get',
  'similar',
  'define',
  'vague',
  'due',
]);
const BOOK = /\b(?:books?|copy|novels?|livres?|ouvrages?|romans?|exemplaire)\b|书|[一几这那]本/;
/** That the library should have it is for a librarian. */
const BUYING = /\b(?:buy|purchase|acquire|order|acheter|acquerir|commander)\b|[买购]/;
const OF_HOUSE: ReadonlySet<Intent> = new Set(['rules', 'librarian', 'vague', 'outside', 'account']);
const SEEKING: ReadonlySet<Intent> = new Set(['find', 'get', 'vague']);
/** What is sought for somebody else: "anything that my daughter may borrow". */
const SOUGHT =
  /\b(?:books?|stor(?:y|ies)|novels?|films?|comics|anything|something|livres?|histoires?|romans?|bd)\b|书|故事|小说|绘本/;
/** Ways to ask for a service. */
const SERVICE =
  /\b(?:where|how|can|could|may|is there|are there|allowed|need to|cost|price)\b|\b(?:ou|comment|combien|puis-je|peut-on|pouvez|y a-t-il|faut-il)\b|哪里|哪儿|怎么|怎样|如何|可以|能|多少钱|有没有|吗|在哪/;
const WORKS = /\bbooks?\b(?! (?:a|the)\b)|\bnovels?\b|\blivres?\b|\bromans?\b|[本些类的]书(?!能|可以)|小说/;

/** Whether a question asks for something of the house and not for a work or a rule of lending. */
async function asksHouse(turn: AnswerTurn): Promise<boolean> {
  const { question, asked } = turn;
  const { intent, about } = question;
  const folded = foldedText(asked.text);
  if (houseTopics(asked.text).size === 0) return false;
  const isSeeking = intent === 'find' || ONE_WORK.has(intent);
  if (isSeeking && namesSaid(asked.text).length > 0) return false;
  if (intent === 'rules')
    return (
      about.rule === undefined || about.rule === 'other' || about.rule === 'card' || about.rule === 'fine'
    );
  if (OF_HOUSE.has(intent)) return true;
  const isNamed = [about.title, about.author, about.isbn, about.subject].some((name) => name !== undefined);
  const isService = !isNamed && SERVICE.test(folded) && !WORKS.test(folded);
  if (!isService || !isSeeking) return false;
  // What the catalogue has by this name is a work.
  const found = await searchFor(turn);
  return !found || found.nearest !== undefined || found.answer.numFound === 0 || !found.isNamed;
}

/** A question that is like one about the house or the account, but asks for a book and says a name: "may I borrow one of her books?" */
function soughtByName({ question, asked, libraries }: AnswerTurn): Question | undefined {
  const folded = foldedText(asked.text);
  if (!OF_HOUSE.has(question.intent) || !BOOK.test(folded) || BUYING.test(folded)) return undefined;
  const [name] = namesSaid(asked.text).filter(
    (one) => !libraries.some(({ name: library }) => foldedText(library).includes(foldedText(one))),
  );
  return name === undefined ? undefined : { ...question, intent: 'find', about: { words: name } };
}

/** What a short question asks that goes on from the rules, the loans or the requests of the answer before. */
async function fromBefore(turn: AnswerTurn, written: Written): Promise<Answers | undefined> {
  const { asked, question, tools } = turn;
  const before = asked.turns.at(-1)?.question.intent;
  const folded = foldedText(asked.text);
  const { about } = question;
  if (
    before === 'holds' &&
    HOLDS_LIKE.has(question.intent) &&
    GRAMMARS[written].pointing.test(folded) &&
    !about.title
  )
    return meaning(answerAccount, { ...question, intent: 'holds' });
  if (!GOES_ON[written].test(folded)) return undefined;
  const { filters } = readFilters(folded, GRAMMARS[written], 0);
  if (before === 'rules' && filters.docCodes)
    return meaning(answerRules, {
      ...question,
      intent: 'rules',
      about: { ...about, docCodes: filters.docCodes },
    });
  if (before !== 'due' && before !== 'renew' && before !== 'account') return undefined;
  const told = await tools.loans();
  if (isRefusal(told)) return undefined;
  const { isOfQuestions } = await knownPhrases(written);
  const words =
    folded
      .match(/\p{Script=Han}{2,}|[\p{Script=Latin}\p{N}]{3,}/gu)
      ?.map((word) => word.replace(/^那|呢$/gu, '')) ?? [];
  const loan = told.loans.find(({ title }) => {
    const shown = foldedText(title);
    return words.some(
      (word) =>
        word.length > 1 &&
        shown.includes(word) &&
        (!isOfQuestions(word) || shown === word || word.length > 4),
    );
  });
  return (
    loan &&
    meaning(answerAccount, {
      ...question,
      intent: before === 'renew' ? 'due' : before,
      about: { title: loan.title },
    })
  );
}

const HOLDS_LIKE: ReadonlySet<Intent> = new Set([
  'hours',
  'rules',
  'where',
  'vague',
  'due',
  'available',
  'get',
]);

/** Whether a question without any other sign names what works are about. */
async function namesTopic(turn: AnswerTurn): Promise<boolean> {
  const words = await wordsOfQuestion(turn);
  return words.some(
    ({ kind, text }) =>
      kind === 'marked' || kind === 'name' || (kind === 'topic' && !MOODS.test(foldedText(text))),
  );
}

/** Whether a question is nothing but what works may be about: "histoire de la marine britannique". */
async function isBareTopic(turn: AnswerTurn, written: Written): Promise<boolean> {
  const meant = await wordsOfQuestion(turn);
  if (written === 'zh' || meant.length < 2 || !meant.every(({ kind }) => kind === 'topic' || kind === 'name'))
    return false;
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
    yield {
      kind: 'understood',
      question: { ...question, intent: question.intent === 'find' ? 'rules' : question.intent, about },
      by: 'library',
    };
    for (const block of blocks) yield say(block);
  };
}
