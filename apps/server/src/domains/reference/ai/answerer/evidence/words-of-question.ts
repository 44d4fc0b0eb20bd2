import type { AnswerTurn } from '../turn.ts';
import { type Written, writtenFor } from '../understand/choose-grammar.ts';
import { foldedText, pattern } from '../understand/folded-text.ts';
import { HAN } from '../understand/phrases/features.ts';
import { type KnownPhrases, knownPhrases } from '../understand/phrases/known-phrases.ts';
import { readFilters } from '../understand/read-filters.ts';
import { leftOver } from '../understand/read-names.ts';
import { readText } from '../understand/read-text.ts';
import { LINKS } from '../understand/title-in-capitals.ts';
import { type KnownKind, knownWordsFor, knownWordsIn } from './known-words.ts';
import { EDITION_WORDS, LEARNS } from './wishes.ts';

/** One thing that a question names, or that its words may mean. */
export interface Meant {
  /** As the reader wrote it. */
  readonly text: string;
  readonly kind: KnownKind | 'marked' | 'unknown';
  /** Words of which one must be in a record. */
  readonly words: readonly string[];
  /** Its place in the question. */
  readonly from: number;
}

/** When a work is to be read says nothing of the work: "for the train". */
const OCCASIONS: Readonly<Record<Written, RegExp>> = {
  en: pattern(
    '\\b(?:for|on|during|over) (?:the|my|our|a|this|next) (?:\\w+ )?(?:train|beach|weekend|plane|flight|trip|journey|holidays?|vacation|summer|winter|evenings?|bus|commute|bed|bedtime)\\b|\\b(?:beach|bedtime) reads?\\b|\\btrue stor(?:y|ies)\\b|\\bnot fiction\\b',
    'g',
  ),
  fr: pattern(
    "\\bpour (?:le|la|les|l'|mon|mes|ce|cet) ?(?:train|plage|week-?end|avion|voyage|vacances|ete|hiver|soir)\\b|\\bhistoires? vraies?\\b",
    'g',
  ),
  zh: pattern('(?:火车|高铁|飞机|地铁|路|周末|假期|暑假|寒假|睡前)上?(?:看|读)的?|真实的?故事', 'g'),
};
const LATIN_WORD = /[\p{Script=Latin}\p{N}]+(?:[-’'][\p{Script=Latin}\p{N}]+)*/gu;
const OTHER_RUN = /[^\p{Script=Latin}\p{N}\s\p{P}\p{S}]+/gu;
/** What French and English put before or behind a word: l'île, Rowling's. */
const ELISION = /^(?:l|d|qu|j|n|s|c|m|t)[’']|[’']s$/giu;
const SHORTEST = 3;
/** Everyday words that say nothing of what a work is about. */
const EVERYDAY: ReadonlySet<string> = new Set(
  `help please maybe really actually just very much many more most less some any every all both each other another same such only even still
  also too again ever never always often soon later now then there here today tonight tomorrow yesterday week weekend month year years day
  days time times way bit lot lots kind sort thing things stuff anything something nothing someone anyone somebody everybody people person
  man guy good great nice best better bad new old easy hard simple short shorter long longer big quick light heavy juicy decent cool fun
  interesting favourite favorite popular famous want need like love loves loved liked likes enjoy enjoys enjoyed know think thought guess
  remember forgot called named said says tell told ask asked give get got getting take took bring come going gone look looking find found
  search read reads reading wrote written write writes start begin started finished learn learning understand study teach show see seen
  hear heard use used make made work works try tried hope hi hello thanks thank sorry sure okay yes not and but for with about from into
  that this these those what which who whom whose when where why how can could would should will may might must does did has have had was
  were are you your our their his her him she they them its because than little one two three four five six seven eight nine ten old
  aide merci bonjour salut peut veux voudrais cherche trouver livre livres ouvrage lire aime adore chose choses truc trucs petit petite bon
  bonne bien tres plus moins tout tous toute toutes autre autres court courte long longue facile simple nouveau nouvelle genre sorte fan
  quelque quelques avec sans pour dans sur sous par entre aussi encore jamais toujours souvent aujourd hui demain soir jour jours semaine
  mois annee annees temps fois facon est sont etait suis avez avons ont auriez pouvez faut fait faire dit dire parle parler appelle`
    .split(/\s+/)
    .map((word) => foldedText(word)),
);
/** What Chinese questions have between names. */
const HAN_EMPTY =
  /^[的了吗呢吧啊呀啦哦嘛在和与跟及或也还都就把给被让从到去来要有没不是那这个本位部种些点一下几哪谁你我他她它们叫写讲说看读找借约查问对关于用里上下中后前同类般样想能会可以请帮推荐介绍书人馆版]+$/u;

/** What a question is about, apart from what it asks: marked titles, words that are known, and words that no question has. */
export async function wordsOfQuestion({ asked, libraries }: AnswerTurn): Promise<readonly Meant[]> {
  const read = readText(asked.text, { language: asked.language, libraries });
  const written = writtenFor(foldedText(asked.text), asked.language);
  const phrases = await knownPhrases(written);
  const plain = foldedText(asked.text);
  const unmarked = read.isMarked ? read.covered : withoutLibrary(plain, read.library?.name);
  const { rest: unlimited } = readFilters(unmarked, read.grammar, Number(asked.today.slice(0, 4)));
  const said = [OCCASIONS, EDITION_WORDS, LEARNS].reduce(
    (text, one) => text.replace(one[written], blank),
    unlimited,
  );
  const rest = withoutPlaces(said, libraries);
  const marked = [read.given.title, read.given.subject].flatMap((name) =>
    name === undefined
      ? []
      : [{ text: name, kind: 'marked' as const, words: [name], from: asked.text.indexOf(name) }],
  );
  const places = knownWordsIn(rest, written);
  const known = places.map(({ known: { kind, words }, from, to }) => ({
    text: asked.text.slice(from, to),
    kind,
    words: isAskedOnly(asked.text.slice(from, to), words)
      ? words
      : [...new Set([asked.text.slice(from, to), ...words])],
    from,
  }));
  const open = places.reduce(
    (text, { from, to }) => text.slice(0, from) + '|'.repeat(to - from) + text.slice(to),
    rest,
  );
  const aged = ageIn(asked.text, open, written);
  const others = [
    ...(aged ? [aged] : []),
    ...latinWords(asked.text, aged ? covering(open, aged) : open, phrases),
    ...otherRuns(asked.text, aged ? covering(open, aged) : open, read.grammar),
  ];
  return [...marked, ...known, ...others].sort((one, other) => one.from - other.from);
}

/** A word of readers that no record has: its others are sought. */
function isAskedOnly(text: string, words: readonly string[]): boolean {
  const folded = foldedText(text);
  return !words.some((word) => folded.startsWith(foldedText(word).slice(0, 3)));
}

function covering(open: string, { from, text }: Meant): string {
  return open.slice(0, from) + '|'.repeat(text.length) + open.slice(from + text.length);
}

function blank(words: string): string {
  return ' '.repeat(words.length);
}

function withoutLibrary(folded: string, name: string | undefined): string {
  return name === undefined ? folded : folded.replace(foldedText(name), blank);
}

const PLACE_WORD = /[a-z]{4,}/g;
const NO_PLACE = /^(?:library|libraries|reading|room|branch|centre|center|bibliotheque|salle|lecture|main)$/;

const AT_PLACE =
  /\b(?:at|in|from|to|a|au|aux) (?:the |la |le |l')?[a-z]{3,20}(?: (?:library|street|branch|room|road))?(?![a-z])/g;

/** Without "at the lighthouse", where a library is called so. */
function withoutPlaces(folded: string, libraries: AnswerTurn['libraries']): string {
  const names = libraries
    .flatMap(({ name }) => foldedText(name).match(PLACE_WORD) ?? [])
    .filter((word) => !NO_PLACE.test(word));
  if (names.length === 0) return folded;
  return folded.replace(AT_PLACE, (words) =>
    names.some((name) => words.includes(name)) ? blank(words) : words,
  );
}

/** Words that no question has, and words with a capital inside a sentence. */
function latinWords(text: string, open: string, { isOfQuestions }: KnownPhrases): Meant[] {
  return [...text.matchAll(LATIN_WORD)].flatMap(({ 0: word, index }) => {
    if (/^[\s|]*$/.test(open.slice(index, index + word.length))) return [];
    const bare = word.replace(ELISION, '');
    if (EVERYDAY.has(foldedText(bare))) return [];
    if (bare.length < SHORTEST || /^\d+$/.test(bare) || LINKS.test(bare)) return [];
    const isFirst = /(?:^|[.?!:])\s*$/u.test(text.slice(0, index));
    const isName = /^\p{Lu}/u.test(bare) && !isFirst;
    if (isOfQuestions(foldedText(bare)) && !isName) return [];
    return [{ text: bare, kind: 'unknown' as const, words: [bare], from: index }];
  });
}

/** Runs of Han and other characters without the words of questions around them. */
function otherRuns(text: string, open: string, grammar: Parameters<typeof leftOver>[2]): Meant[] {
  const left = leftOver(text, open.replaceAll('|', ' '), grammar);
  let at = 0;
  return [...left.matchAll(OTHER_RUN)].flatMap(({ 0: run }) => {
    const from = Math.max(0, text.indexOf(run, at));
    at = from + run.length;
    if (HAN.test(run) && (run.length < 2 || HAN_EMPTY.test(foldedText(run)))) return [];
    return [{ text: run, kind: 'unknown' as const, words: [run], from }];
  });
}

const AGES: Readonly<Record<Written, RegExp>> = {
  en: pattern(
    '\\b(?<age>\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen)[- ]?years?[- ]olds?\\b|\\b(?:aged?|(?:who|he|she)(?:.s| is)) (?<age2>\\d{1,2})\\b',
  ),
  fr: pattern('\\b(?<age>\\d{1,2}|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze) ans\\b'),
  zh: pattern('(?<age>\\d{1,2}|[一二三四五六七八九十两]{1,2})岁'),
};
/** From this age on readers are no children. */
const TEENAGE = 13;

/** The readers that an age in a question means. */
function ageIn(text: string, open: string, written: Written): Meant | undefined {
  const found = AGES[written].exec(open);
  if (!found) return undefined;
  const age = Number(found.groups?.age ?? found.groups?.age2);
  const words = knownWordsFor(age >= TEENAGE ? 'teenager' : 'child');
  return {
    text: text.slice(found.index, found.index + found[0].length),
    kind: 'audience',
    words,
    from: found.index,
  };
}
