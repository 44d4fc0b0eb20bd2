import { germanSingular, hasErPlural, isAdjective, unchangedWord } from './german-words.ts';

/**
 * The stem of a German word: endings of number, case and gender taken off, in folded words (the umlaut of a plural is folded already).
 * Suffixes that make other words stay: Arbeiter is not Arbeit, Politiker not Politik. So -er is taken off only after adjectives and where
 * it is a plural. Stems need not be words (verfahr, theori).
 */
export function stemGerman(word: string): string {
  if (word.length < 4) return word;
  const unchanged = unchangedWord(word);
  if (unchanged !== undefined) return unchanged;
  const singular = germanSingular(word);
  if (singular !== undefined) return stemGerman(singular);
  return withoutForeignEnding(word) ?? withoutSecondEnding(withoutEnding(word));
}

const SHORTEST = 3;

/**
 * Organismus, Organismen: organism. Museum, Museen: muse. Medium, Medien: medi. Prinzipien: prinzip. Lehrerinnen: lehrerin. Ergebnisse:
 * ergebnis. Religionen: religion.
 */
const FOREIGN_ENDINGS: readonly (readonly [ending: RegExp, instead: string])[] = [
  [/(?<=.{3}(?:s|th)m)(?:us|en)$/, ''],
  [/(?<=.{2})(?:eums?|een|ee)$/, 'e'],
  [/(?<=prinzip|erial|ineral|ossil|eptil|extil|utensil|dverb|ivileg)ien$/, ''],
  [/(?<=.{2})(?:iums?|ien)$/, 'i'],
  [/(?<=.{3}in)(?<!^(?:ge|be|ent|ver|er|zer)[gwrs]p?in)nen$/, ''],
  [/(?<=.{3}nis)s(?:e|en|es)$/, ''],
  [/(?<=^|[^e])ion(?:en|s)?$/, 'ion'],
];

function withoutForeignEnding(word: string): string | undefined {
  for (const [ending, instead] of FOREIGN_ENDINGS) {
    const stem = word.replace(ending, instead);
    if (stem !== word) return stem;
  }
  return /(?:ion|[^e]nis)$/.test(word) ? word : undefined;
}

function withoutEnding(word: string): string {
  const without = (letters: number) => word.slice(0, word.length - letters);
  const fits = (ending: string, before = SHORTEST) =>
    word.endsWith(ending) && word.length >= ending.length + before;
  if (fits('ern', 2) && !KEEPS_ERN.test(word)) return withoutEr(without(1));
  if (fits('eln')) return without(1);
  if (fits('ens')) return without(3);
  if (fits('en')) return without(2);
  if (fits('er')) return withoutEr(word);
  if (fits('em')) return isAdjective(without(2)) || isComparative(without(2)) ? without(2) : word;
  if (fits('es') && !KEEPS_ES.test(word)) return without(2);
  if (fits('e')) return without(1);
  if (fits('s') && !KEEPS_S.test(word)) return withoutEr(without(1));
  return word;
}

function withoutEr(word: string): string {
  const stem = word.slice(0, -2);
  if (stem.length < SHORTEST || !word.endsWith('er') || unchangedWord(word) !== undefined) return word;
  return isAdjective(stem) || isComparative(stem) || hasErPlural(stem) ? stem : word;
}

/** Comparatives (neuere), and adjectives and nouns in -en (verlorene, Phänomene), have a second ending. */
function withoutSecondEnding(stem: string): string {
  if (/.{3}en$/.test(stem)) return stem.slice(0, -2);
  return isComparative(stem) ? stem.slice(0, -2) : stem;
}

function isComparative(stem: string): boolean {
  return stem.endsWith('er') && isAdjective(stem.slice(0, -2)) && unchangedWord(stem) === undefined;
}

const KEEPS_ERN = /(?:konz|mod|ext|int|luz|zist|kas|lat|kav|(?:atom|zell|stadt)k|(?:doppel|neutronen)st)ern$/;
const KEEPS_ES = /(?:[dkl]|fr)ies$/;
/** Words that end in s themselves, -is, -us, -os (religiös, Kosmos). */
const KEEPS_S =
  /(?:[siuo]|kur|(?:^|uni|di|kontro|per|in|re|kon)ver|zin|pul|hal|(?:ge|non|kon|dis|^)sen|wuch|^fel|ga|gla|gra|atla)s$/;
