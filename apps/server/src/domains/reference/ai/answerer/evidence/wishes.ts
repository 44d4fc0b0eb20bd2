import type { Written } from '../understand/choose-grammar.ts';
import { pattern } from '../understand/folded-text.ts';

type ByLanguage = Readonly<Record<Written, RegExp>>;

/** What comes after a work of a series. */
export const SEQUEL: ByLanguage = {
  en: pattern(
    '\\bsequels?\\b|\\bfollow-?ups? (?:to|of)\\b|\\b(?:what|which|the one|the book|one|anything) (?:comes? |came |is )?(?:next )?after\\b|\\bnext (?:one|book|part|volume)(?: (?:after|in|of)\\b|[?.! ]*$)|\\bthe one after (?:that|it|this)\\b|\\bwhat comes next\\b',
  ),
  fr: pattern(
    "\\bla suite\\b|\\bsuite de\\b|\\btome suivant\\b|\\b(?:celui|le livre|le tome|lequel|quoi) (?:vient |d')?apres\\b|\\ble suivant\\b|\\bet apres\\b",
  ),
  zh: pattern('续集|续篇|续作|下一(?:部|本|卷|册|集)|后一(?:部|本)|接下来(?:是|看)?(?:哪|什么)'),
};

/** In which order the parts of a series are read. */
export const ORDER: ByLanguage = {
  en: pattern(
    '\\b(?:what|which|right|reading) order\\b|\\bin (?:the )?(?:right|reading|correct) order\\b|\\bwhere (?:do|should) i (?:start|begin)\\b|\\b(?:read|comes?) first\\b',
  ),
  fr: pattern("\\b(?:quel|dans l') ?ordre\\b|\\bpar lequel (?:commencer|je commence)\\b"),
  zh: pattern('(?:什么|哪种|阅读|先后)顺序|先(?:看|读)哪|按顺序|从哪(?:一)?(?:本|部)(?:开始|看起|读起)'),
};

/** A part of a series by its number: the group `nth`. */
export const NTH_PART: ByLanguage = {
  en: pattern(
    '\\b(?:the )?(?<nth>first|second|third|fourth|fifth|sixth|seventh|[1-9](?:st|nd|rd|th)) (?:book|part|volume|novel|instal?ment)(?: (?:of|in)\\b)?|\\b(?:book|part|volume|vol\\.?) (?<nth2>[1-9]|one|two|three|four|five|six|seven)\\b',
  ),
  fr: pattern(
    '\\b(?:le |la )?(?<nth>premier|premiere|deuxieme|second|seconde|troisieme|quatrieme|cinquieme|sixieme|septieme|[1-9]e) (?:tome|livre|volume|partie|episode)(?: (?:de|du)\\b)?|\\b(?:tome|volume) (?<nth2>[1-9]|un|deux|trois|quatre|cinq|six|sept)\\b',
  ),
  zh: pattern('第(?<nth>[一二三四五六七八九十\\d]+)(?:部|卷|册|集|本)(?!电影)'),
};
const NUMBERS: Readonly<Record<string, number>> = {
  premier: 1,
  premiere: 1,
  un: 1,
  deuxieme: 2,
  second: 2,
  seconde: 2,
  deux: 2,
  troisieme: 3,
  trois: 3,
  quatrieme: 4,
  quatre: 4,
  cinquieme: 5,
  cinq: 5,
  sixieme: 6,
  six: 6,
  septieme: 7,
  sept: 7,
  first: 1,
  one: 1,
  two: 2,
  third: 3,
  three: 3,
  fourth: 4,
  four: 4,
  fifth: 5,
  five: 5,
  sixth: 6,
  seventh: 7,
  seven: 7,
  一: 1,
  二: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
  十: 10,
};

/** The number of a part that a folded text asks for, with the words that say so. */
export function partAsked(
  folded: string,
  written: Written,
): { readonly nth: number; readonly words: string } | undefined {
  const found = NTH_PART[written].exec(folded);
  const text = found?.groups?.nth ?? found?.groups?.nth2;
  if (!found || text === undefined) return undefined;
  const nth = NUMBERS[text] ?? Number.parseInt(text, 10);
  return Number.isFinite(nth) ? { nth, words: found[0] } : undefined;
}

/** All parts of a series. */
export const WHOLE_SERIES: ByLanguage = {
  en: pattern('\\b(?:trilogy|tetralogy|whole series|all (?:the )?(?:parts|volumes|books) (?:of|in))\\b'),
  fr: pattern('\\b(?:trilogie|toute la serie|tous les tomes)\\b'),
  zh: pattern('[三四五]部曲|全套|整套|系列'),
};

/** Originals and translations of a work. */
export const OTHER_EDITIONS: ByLanguage = {
  en: pattern(
    '\\boriginals?(?: (?:version|text|edition|language))?(?: of)?\\b|\\btranslations?(?: of)?\\b|\\bin translation\\b|\\btranslated (?:in)?to\\b|\\bother (?:editions?|versions?|languages?)(?: of)?\\b',
  ),
  fr: pattern(
    "\\b(?:version |edition |texte )?origina(?:le|l|ux)s?(?: d[eu'])?\\b|\\bversion originale\\b|\\btraductions?(?: d[eu'])?\\b|\\bautres? (?:editions?|versions?|langues?)\\b",
  ),
  zh: pattern('原版|原著|原文|译本|译文|翻译版|其他(?:版本|语言|译本)'),
};

/** Which of several works is older, newer, or came first. */
export const BY_YEAR: ByLanguage = {
  en: pattern(
    '\\b(?:came|was (?:written|published)|comes?|is) (?:out )?(?:first|earlier|later|older|newer)\\b|\\b(?:older|newer|earlier|oldest|earliest|newest)\\b|\\bwhich (?:one )?(?:came|is|was) (?:first|older|newer)\\b',
  ),
  fr: pattern(
    "\\bplus (?:ancien|vieux|recent|vieille|ancienne|recente)\\b|\\b(?:ecrit|publie|paru|sorti)\\w* (?:en premier|d'abord|avant)\\b|\\blequel (?:est|date)\\b",
  ),
  zh: pattern(
    '哪(?:一)?(?:本|部|个)(?:更|比较)?(?:早|晚|新|旧|老)|谁(?:先|早)|先(?:写|出|出版)|(?:更|比较)(?:早|晚)',
  ),
};

/** How many volumes a work has. */
export const VOLUMES: ByLanguage = {
  en: pattern('\\bhow many (?:volumes|parts|vols)\\b'),
  fr: pattern('\\bcombien de (?:tomes|volumes|parties)\\b'),
  zh: pattern('几(?:卷|册|部|本书?组成)|多少(?:卷|册)|共几本'),
};

/** Whether somebody other than the reader, or of some group, may do something. */
export const OF_OTHERS: ByLanguage = {
  en: pattern(
    '\\b(?:can|may|could|are|is|do|does|am|will)\\b.{0,30}\\b(?:(?:my|our|a|an|the|your) )?(?:\\w+ )?(?:daughter|sons?|wife|husband|partner|mother|mum|mom|father|dad|kids?|child(?:ren)?|friends?|sisters?|brothers?|neighbou?rs?|grand\\w+|cousin|girlfriend|boyfriend|flatmate|roommate|guests?|alumni|alumnus|alumna|graduates?|visitors?|tourists?|retirees?|pensioners?|teenagers?|non-?members?|outsiders?|general public|public|dogs?|pets?)\\b.{0,40}\\b(?:use|using|borrow\\w*|come|join|pick|collect|enter|allowed|card|welcome)\\b|\\ballowed\\b.{0,30}\\b(?:alumni|guests?|visitors?|friends?|kids?|children|dogs?)\\b|\\b(?:alumni|dogs?|pets?|guests?|visitors?|children|kids?)\\b.{0,12}\\ballowed\\b|\\b(?:bring|let in|take)\\b.{0,12}\\b(?:friends?|guests?|kids?|child(?:ren)?|dogs?|pets?)\\b',
  ),
  fr: pattern(
    "\\b(?:peut|peuvent|pourrait|puis-je|ont le droit|a le droit|est-ce que|sont)\\b.{0,30}\\b(?:mon|ma|mes|notre|nos|un|une|les|des|leur) (?:\\w+ )?(?:fils|fille|filles|femme|mari|mere|pere|enfants?|amis?|amie|amies|soeur|frere|voisine?s?|conjoint|compagnon|compagne|invites?|anciens? (?:eleves?|etudiants?)|touristes?|visiteurs?|retraites?|chiens?|petits-enfants|neveu|niece|cousine?)\\b.{0,40}\\b(?:emprunter|utiliser|venir|entrer|prendre|retirer|carte|rendre|s'inscrire|recuperer|chercher|acceptes?|autorises?|compte)\\b|\\b(?:chiens?|animaux)\\b.{0,12}\\b(?:acceptes|admis|autorises)\\b|\\bamener\\b.{0,12}\\b(?:amis?|amie|enfants?|chien)\\b",
  ),
  zh: pattern(
    '(?:我|我们)?的?(?:女儿|儿子|孩子|小孩|老婆|老公|妻子|丈夫|妈妈|爸爸|父母|爸妈|朋友|同学|室友|男朋友|女朋友|家人|家属|亲戚|哥哥|姐姐|弟弟|妹妹|爷爷|奶奶|宠物|狗)(?:们)?.{0,10}(?:能|可以|可不可以|行吗|行不行|能不能).{0,10}(?:用|借|进|来|取|拿|还|自习|办)|(?:能|可以|可不可以|能不能).{0,6}(?:用|借|让|给|替|帮|带).{0,4}(?:女儿|儿子|孩子|小孩|老婆|老公|妈妈|爸爸|父母|朋友|同学|室友|家人|家属|宠物|狗)|带.{0,4}(?:孩子|小孩|朋友|同学|家人|宠物|狗).{0,8}(?:行吗|行不行|可以吗|进|来)|(?:校友|毕业生|校外(?:人员|读者)?|外校(?:学生|的人|人员)|游客|访客|退休(?:老师|教师|人员)|市民).{0,8}(?:能|可以|可不可以|能不能|怎么).{0,6}(?:借|进|来|用|办)',
  ),
};

/** What somebody else has borrowed: nobody is told. */
export const ABOUT_OTHERS: ByLanguage = {
  en: pattern(
    "\\b(?:what|which books?) (?!(?:i|you|we|it|that|this|the library|books?|the|people|students|everyone|everybody|others?|one|has|have|do|does)\\b)(?:[\\p{L}'.-]+ ){1,3}(?:has|have|had|'s|is) (?:got )?(?:out|on loan|borrowed|checked out|borrowing|reading)\\b|\\bhas (?:reader|student|card|member|user|number) [a-z]*\\d+ (?:got|borrowed|taken)",
    'u',
  ),
  fr: pattern(
    "\\b(?:ce qu['e] ?a? ?|qu'a |qu'est-ce qu[e'] ?a? ?)(?!(?:j|je|vous|on|nous|tu|il|elle|la|le|les|ce|c)\\b)(?:[\\p{L}-]+ ){1,3}(?:a )?(?:emprunte|pris|reserve)\\b",
    'u',
  ),
  zh: pattern(
    '[a-z]*\\d{4,}(?:现在|最近|都|目前)?(?:借|欠|预约|还)(?:了|过|着)?(?:什么|哪些|哪几|几本|多少|啥)',
  ),
};

/** What a delay costs so far: the reader's own money. */
export const COST_SO_FAR: ByLanguage = {
  en: pattern(
    '\\b(?:cost|owe|pay|charged?|fined?)\\b.{0,30}\\b(?:so far|by now|until now|up to now|already)\\b|\\bso far\\b.{0,20}\\b(?:cost|owe|pay|fine)',
  ),
  fr: pattern(
    "\\b(?:cout\\w*|dois|devoir|payer)\\b.{0,30}\\b(?:jusqu'ici|jusqu'a present|pour l'instant|deja|a ce jour)\\b",
  ),
  zh: pattern('(?:到现在|到目前|目前|已经|至今|现在).{0,6}(?:罚|欠|产生|要交|扣).{0,8}(?:多少|几|钱)'),
};

/** How a short question goes on from an answer about the house or the account. */
export const GOES_ON: ByLanguage = {
  en: pattern('^\\W*(?:and|what about|how about|and what about|also)\\b'),
  fr: pattern('^\\W*(?:et|et pour|et les?|et la|quid de)\\b'),
  zh: pattern('^(?:那|还有|以及|那么)|呢[？?。]?$'),
};

/** Words that say which edition is wanted, and nothing of what a work is about. */
export const EDITION_WORDS: ByLanguage = {
  en: pattern(
    '\\b(?:the )?original (?:version|text|language|edition)(?: of)?\\b|\\boriginals? of\\b|\\b(?:an? )?translations? of\\b',
    'g',
  ),
  fr: pattern("\\b(?:version|edition) originale(?: d[eu'])?\\b|\\btraductions? d[eu']", 'g'),
  zh: pattern('原版|原著|译本|[英法德日俄中汉]译本?', 'g'),
};

/** A language that somebody learns, whom a work is for: the group `name`. */
export const LEARNS: ByLanguage = {
  en: pattern(
    "\\b(?:who|that)(?:'s| is| are)? (?:just |still )?(?:learning|studying|speaks?|reads?) (?<name>[a-z]+)\\b",
  ),
  fr: pattern("\\bqui (?:apprend|apprennent|parle|parlent|lit|lisent) (?:le |l')?(?<name>[a-z]+)\\b"),
  zh: pattern('(?:孩子|女儿|儿子|朋友|学生|弟弟|妹妹).{0,6}学(?<name>[英法德日俄]语)'),
};

/** Why a sum is owed: the reader's own money. */
export const WHY_OWED: ByLanguage = {
  en: pattern(
    '\\b(?:what|why)\\b.{0,24}(?:[£$€¥]\\s?\\d|\\b\\d+[.,]\\d\\d\\b).{0,20}\\b(?:for|about|owe|fine|charged?|pay)\\b|\\bwhy (?:do|did|was|am|have) i\\b.{0,16}\\b(?:owe|charged|fined|pay)\\b',
  ),
  fr: pattern("\\b(?:pourquoi|c'est quoi|a quoi)\\b.{0,24}(?:\\d+[.,]\\d\\d|\\b(?:dois|amende|payer)\\b)"),
  zh: pattern(
    '欠(?:的|了|着)?.{0,8}(?:块|元|钱|毛).{0,10}(?:什么|怎么|为啥|哪)|(?:什么|怎么|为啥)(?:会|要|我)?欠',
  ),
};
