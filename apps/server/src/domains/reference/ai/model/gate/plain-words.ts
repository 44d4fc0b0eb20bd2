import type { Language } from '@lectern/contracts/kernel/languages';
import { hanNumeralValue } from '@lectern/rules/han-numeral';
import { type Evidence, joinedThousands } from '../evidence.ts';
import { nameKey } from '../letters-of-name.ts';

/** Where somebody could be sent: words with a dot inside are names of hosts. */
const ADDRESSES = [
  /[@＠]|:\/\/|\bwww\.|\b(?:https?|ftp|mailto|javascript|data):/i,
  /[\p{L}\d-]\.(?:com|org|net|cn|io|edu|gov|fr|de|eu|info|biz|xyz|top|ru|uk|co|app|dev|ai|me|cc|site|online)\b/iu,
  /[\p{L}\p{N}-]{2}\.\p{L}{2}/u,
] as const;

/** Whether a text has an address: of the web, of a mail box, or something that looks like one. */
export function hasAddress(text: string): boolean {
  return ADDRESSES.some((pattern) => pattern.test(text.normalize('NFKC')));
}

/** What must never come from a model's own words. */
const FORBIDDEN = [
  ...ADDRESSES,
  // Markup.
  /[<>`\\|]|!\[|\]\s*\(|\$\$|&#?\w+;/i,
  // What has been written in other signs.
  /[\p{Script=Latin}\d+/=_-]{40,}/u,
  // Citations are ours.
  /\[\s*\d+\s*\]|\[\^/,
  // How it was told to work.
  /search_catalogue|get_record|library_info|my_account|system prompt|\bpropose\b|提示词|系统提示/i,
  /\p{Nd}(?<![0-9])/u,
] as const;

/** Words that announce works: a sentence with one of them names what the tools know, or is not said. */
const ANNOUNCES =
  /作者|著者|所著|编著|主编|译者|撰写|推荐|推薦|例如|比如|包括|分别是|名为|叫做|题为|写道|写过|代表作|著作|小说《|\b(?:author|written by|wrote|writes|titled|called|entitled|such as|including|recommend(?:s|ed)?|for example|novel by|book by)\b|\b(?:auteur|autrice|écrit|écrite|intitulée?|notamment|par exemple|recommande|roman de|livre de)\b/iu;
const LIST_ITEM = /^\s*(?:[-*•·]|\d{1,2}[.)、．])\s*/u;
const HAN_COUNT =
  /(?<![〇零一二三四五六七八九十百千万两兩])[〇零一二三四五六七八九十百千万两兩]+(?=\s?[本册冊种種部套天日月年元次位条條小个個])/gu;
const LONG_HAN_DIGITS = /[〇零一二三四五六七八九]{8,}/u;
const DATE = /\d{4}[-./]\d{1,2}[-./]\d{1,2}/g;
const DIGITS_OF_NUMBER = /\d(?:[\s.\-\u2010-\u2015]?[\dXx]){7,}/g;
/** From the first capital of a word on: only there, so that a long word is looked at once. */
const NAME_IN_LATIN =
  /\p{Lu}(?<=(?<![\p{L}\p{M}’'-])(?:(?!\p{Lu})[\p{L}\p{M}’'-])*\p{Lu})[\p{L}\p{M}’'-]*(?:\s+(?:(?:of|the|and|a|an|in|on|for|to|de|du|des|la|le|les|et|von|van)\s+)*\p{Lu}[\p{L}\p{M}’'.-]*)+/gu;

/** What a sentence is checked against, besides the evidence. */
export interface SentenceContext {
  readonly language: Language;
  /** The reader's words: their numbers and names may be repeated, outside of quotation marks. */
  readonly question: string;
  /** What the model was told: none of it is shown. */
  readonly prompt: string;
}

/** Whether a model's own words, outside of marks and quotation marks, may be said. `isCiting`: the sentence has a mark. */
export function arePlainWordsAllowed(
  words: string,
  isCiting: boolean,
  evidence: Evidence,
  context: SentenceContext,
): boolean {
  const text = words.normalize('NFKC');
  if (FORBIDDEN.some((pattern) => pattern.test(text))) return false;
  if (!isInLanguage(text, context.language) || isFromPrompt(text, context.prompt)) return false;
  if (evidence.isFromTexts(text, context.question)) return false;
  if (!isCiting && (ANNOUNCES.test(text) || (LIST_ITEM.test(text) && !evidence.hasNameIn(text))))
    return false;
  if (!areAuthorsKnown(text, evidence)) return false;
  return areNumbersKnown(text, evidence, context) && areNamesKnown(text, evidence, context);
}

/** Names in Han, where a sentence says that somebody wrote something. */
const WROTE_IN_HAN = [
  /(?:作者|著者|译者|譯者|主编|主編|编者|編者)(?:是|为|為|：|:)?\s*([\p{Script=Han}·•]{2,})/gu,
  /由\s*([\p{Script=Han}·•]{2,12}?)\s*(?:所?著|撰写|撰寫|编写|編寫|翻译|翻譯|写|寫)/gu,
] as const;

function areAuthorsKnown(text: string, evidence: Evidence): boolean {
  return WROTE_IN_HAN.every((pattern) =>
    [...text.matchAll(pattern)].every(([, name = '']) => evidence.hasNameIn(name)),
  );
}

function areNumbersKnown(text: string, evidence: Evidence, { question }: SentenceContext): boolean {
  if (LONG_HAN_DIGITS.test(text)) return false;
  const withoutMarker = text.replace(LIST_ITEM, '');
  for (const [number] of withoutMarker.replace(DATE, ' ').matchAll(DIGITS_OF_NUMBER))
    if (!evidence.isIsbn(number)) return false;
  const inQuestion = new Set(
    [...joinedThousands(question).matchAll(/\d+/g)].map(([digits]) => Number(digits)),
  );
  const isKnown = (number: number) => evidence.isNumber(number) || inQuestion.has(number);
  const rest = withoutMarker.replace(DIGITS_OF_NUMBER, (number) => (evidence.isIsbn(number) ? ' ' : number));
  for (const [digits] of joinedThousands(rest).matchAll(/\d+/g)) if (!isKnown(Number(digits))) return false;
  for (const [numeral] of rest.matchAll(HAN_COUNT)) {
    const value = hanNumeralValue(numeral.replace(/[两兩]/gu, '二'));
    // One and two are words of speech: 一本关于……的书.
    if (value === undefined || (value > 2 && !isKnown(value))) return false;
  }
  return true;
}

/** They have a capital in English, and are no names. */
const DAYS_AND_MONTHS =
  /\b(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|January|February|March|April|May|June|July|August|September|October|November|December)\b/g;

/** Names in Latin letters need no quotation marks: two words with capitals are one, except at the beginning of the sentence. */
function areNamesKnown(text: string, evidence: Evidence, { question }: SentenceContext): boolean {
  const asked = nameKey(question);
  const isKnown = (name: string) => evidence.isPartOfName(name) || asked.includes(nameKey(name));
  for (const match of text.replace(DAYS_AND_MONTHS, (word) => word.toLowerCase()).matchAll(NAME_IN_LATIN)) {
    const [name] = match;
    const isFirst = /^[^\p{L}]*$/u.test(text.slice(0, match.index));
    const later = name.replace(/^\S+\s+/, '');
    if (isKnown(name)) continue;
    if (!isFirst || (/\s/.test(later) && !isKnown(later))) return false;
  }
  return true;
}

const FEW_LETTERS = 24;

function isInLanguage(text: string, language: Language): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (letters < FEW_LETTERS) return true;
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return language.startsWith('zh') ? han * 4 >= letters : latin * 2 >= letters;
}

/** As many letters in a row are no chance. */
const PROMPT_LETTERS = 24;

/** Forwards or backwards. */
function isFromPrompt(text: string, prompt: string): boolean {
  const key = nameKey(text);
  const forwards = nameKey(prompt);
  const told = `${forwards} ${forwards.split('').toReversed().join('')}`;
  for (let at = 0; at + PROMPT_LETTERS <= key.length; at++)
    if (told.includes(key.slice(at, at + PROMPT_LETTERS))) return true;
  return false;
}
