interface CommonWords {
  /** Articles, prepositions and conjunctions, folded. */
  readonly optional: string;
  /** Other words that say little by themselves: pronouns, forms of to be and to have, not. */
  readonly weak: string;
}

/**
 * The most common words by language (ISO 639-2/B), from the closed word classes of each grammar. They stay in the index, and
 * in phrases and whole titles they count as any other.
 */
const COMMON_WORDS: Readonly<Record<string, CommonWords>> = {
  eng: {
    optional: 'a an the and or of in on at by for from to with as into upon',
    weak: 'i its their his her our your you he she it we they this that these those who what which be is are was were been am not no do does did have has had will can',
  },
  fre: {
    optional: 'le la les un une des du de d l et ou en dans par pour sur avec au aux a',
    weak: 'je tu il elle nous vous ils elles ce cette ces que qui est sont etre avoir ne pas se son sa ses leur leurs entre comme',
  },
  ger: {
    optional:
      'der die das den dem des ein eine einer eines einem einen und oder von vom zu zum zur im in am an auf aus bei fur mit uber',
    weak: 'ich du er sie es wir ihr wer was ist sind war sein haben hat nicht kein sich so wie als werden wird wurde diese dieser dieses diesem diesen ihre ihrer ihren seine seiner seinen sowie alle aller allen welche welcher konnen mussen sondern ohne zwischen andere anderen viele vielen',
  },
  spa: {
    optional: 'el la los las un una unos unas de del y e o u en por para con a al sobre',
    weak: 'yo tu ella lo que es son ser no se su sus este esta',
  },
  ita: {
    optional:
      'il lo la i gli le un uno una di del della dei delle degli e o in nel nella per con su a al alla da dal dalla',
    weak: 'io tu che chi e sono essere non si suo sua questo questa',
  },
  por: {
    optional: 'o a os as um uma de do da dos das e ou em no na nos nas por para com ao',
    weak: 'eu tu ele ela que ser nao se seu sua este esta',
  },
  dut: {
    optional: 'de het een en of van in op te voor met door aan over',
    weak: 'ik hij zij wij dit dat is zijn niet',
  },
  swe: {
    optional: 'en ett den det de och eller av i pa for till med om',
    weak: 'jag du han hon vi som ar inte',
  },
  dan: {
    optional: 'en et den det de og eller af i pa for til med om',
    weak: 'jeg du han hun vi som er ikke',
  },
  nor: {
    optional: 'en et den det de og eller av i pa for til med om',
    weak: 'jeg du han hun vi som er ikke',
  },
  lat: { optional: 'et in de ad ex cum per ab', weak: 'qui quae quod est sunt esse non' },
  rus: {
    optional: 'и в во на с со к о об из от до для по за или',
    weak: 'я ты он она мы вы они это что не как мой моя мое мои твой твоя твое твои свой своя свое свои наш наша наше наши ваш ваша ваше ваши его ее их',
  },
  ukr: { optional: 'і й та в у на з до для по за або', weak: 'я ти він вона ми ви вони це що не як' },
};

/**
 * Definite and indefinite articles by language, folded, as they stand at the beginning of titles. Source: MARC 21 Format for
 * Bibliographic Data (Library of Congress), Appendix F "Initial Definite and Indefinite Articles"; those that an apostrophe joins to
 * the next word are taken off with it.
 */
const ARTICLES: Readonly<Record<string, string>> = {
  eng: 'a an the',
  fre: 'le la les un une des',
  ger: 'der die das dem den des ein eine einem einen einer eines',
  spa: 'el la lo los las un una',
  ita: 'il lo la i gli le un uno una',
  por: 'o a os as um uma',
  dut: 'de het een',
  swe: 'en ett den det de',
  dan: 'en et den det de',
  nor: 'en et ei den det de',
};

type WordsByLanguage = ReadonlyMap<string, ReadonlySet<string>>;

const optionalWords = setsOf((code) => COMMON_WORDS[code]?.optional);
const weakWords = setsOf((code) => COMMON_WORDS[code]?.weak);
const articles = setsOf((code) => ARTICLES[code]);

/** Whether a folded word is an article of one of the languages. */
export function isArticle(word: string, languages: readonly string[]): boolean {
  return languages.some((code) => articles.get(code)?.has(word) ?? false);
}

/** Whether a folded word is an article, preposition or conjunction of one of the languages. */
export function isOptionalWord(word: string, languages: readonly string[]): boolean {
  return languages.some((code) => optionalWords.get(code)?.has(word) ?? false);
}

/** Whether a folded word says little by itself in one of the languages. */
export function isCommonWord(word: string, languages: readonly string[]): boolean {
  return isOptionalWord(word, languages) || languages.some((code) => weakWords.get(code)?.has(word) ?? false);
}

function setsOf(wordsOf: (code: string) => string | undefined): WordsByLanguage {
  return new Map(
    Object.keys(COMMON_WORDS).map((code): [string, ReadonlySet<string>] => [
      code,
      new Set(wordsOf(code)?.split(' ')),
    ]),
  );
}
