/**
 * Articles, prepositions and conjunctions by language (ISO 639-2/B), folded: words that say so little that a title is found
 * without them where other words stand beside. They stay in the index, and in phrases and whole titles they count.
 */
const COMMON_WORDS: Readonly<Record<string, string>> = {
  eng: 'a an the and or of in on at by for from to with as into upon its is are',
  fre: 'le la les un une des du de d l et ou en dans par pour sur avec au aux a',
  ger: 'der die das den dem des ein eine einer eines einem einen und oder von vom zu zum zur im in am an auf aus bei fur mit uber',
  spa: 'el la los las un una unos unas de del y e o u en por para con a al sobre',
  ita: 'il lo la i gli le un uno una di del della dei delle degli e o in nel nella per con su a al alla da dal dalla',
  por: 'o a os as um uma de do da dos das e ou em no na nos nas por para com ao',
  dut: 'de het een en of van in op te voor met door aan over',
  swe: 'en ett den det de och eller av i pa for till med om',
  dan: 'en et den det de og eller af i pa for til med om',
  nor: 'en et den det de og eller av i pa for til med om',
  lat: 'et in de ad ex cum per ab',
  rus: 'и в во на с со к о об из от до для по за или',
  ukr: 'і й та в у на з до для по за або',
};

const byLanguage = new Map(
  Object.entries(COMMON_WORDS).map(([code, words]): [string, ReadonlySet<string>] => [
    code,
    new Set(words.split(' ')),
  ]),
);

/** Whether a folded word is an article, preposition or conjunction of one of the languages. */
export function isCommonWord(word: string, languages: readonly string[]): boolean {
  return languages.some((code) => byLanguage.get(code)?.has(word) ?? false);
}
