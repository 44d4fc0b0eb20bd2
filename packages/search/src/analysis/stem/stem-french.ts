import { FRENCH_IRREGULAR, FRENCH_UNCHANGED } from './french-words.ts';
import { applySteps, type SuffixSteps, step, undouble } from './suffix-rules.ts';

/**
 * First plurals; then feminines, where -eux and -eur become one, since both have the feminine -euse; then the s of a masculine (français).
 */
const PLURAL: SuffixSteps = [step('eaux eau 1, aux al 2, oux ou 2, eux eu 1, ss ss 1, s - 3')];
const FEMININE: SuffixSteps = [
  step('euse eu 2, trice teu 2, drice deu 2, eur eu 3, eure eu 3, ive if 2, ee - 4, ee ee 1, e - 4'),
  step('ss ss 1, s - 4'),
];
const SHORTEST_DOUBLE = 5;

/**
 * The stem of a French word: endings of number and gender taken off, in folded words. Nouns that differ by an e alone (port, porte) stay
 * apart. The endings follow J. Savoy, "Light stemming approaches for the French, Portuguese, German and
 * Hungarian languages" (SAC 2006).
 */
export function stemFrench(word: string): string {
  if (FRENCH_UNCHANGED.has(word)) return word;
  const plural = word.endsWith('s') ? word.slice(0, -1) : word;
  if (FRENCH_UNCHANGED.has(plural)) return plural;
  const stem = applySteps(applySteps(FRENCH_IRREGULAR.get(word) ?? word, PLURAL), FEMININE);
  return stem.length >= SHORTEST_DOUBLE ? undouble(stem) : stem;
}
