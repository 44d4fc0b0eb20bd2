import { applySteps, type SuffixSteps, step, undouble } from './suffix-rules.ts';

/**
 * Light stemmers over folded words: endings of number, gender and case only, so that words of one derivation stay apart.
 * The endings are those of the grammars' declension tables, in the choice of J. Savoy, "Light stemming approaches for
 * the French, Portuguese, German and Hungarian languages" (SAC 2006; of it Portuguese) and "Searching strategies for the Bulgarian and
 * Russian languages" (2009), and of R. Schinke et al. for Latin (1996).
 */
const SPANISH: SuffixSteps = [
  step(
    'aces az 2, eces ez 1, ices iz 1, oces oz 1, uces uz 1, les l 3, nes n 3, res r 3, des d 3, yes y 2, is is 2, ises is 2, aises ais 1, s - 3',
  ),
  step('a - 3, o - 3, e - 3'),
  // Francés, francesa, franceses: the word ends as plurals do.
  step('es - 4'),
];

const PORTUGUESE: SuffixSteps = [
  step(
    'oes ao 2, aes ao 2, ais al 2, eis el 3, ois ol 2, uis ul 2, ns m 3, res r 3, zes z 2, ses s 3, aises ai 1, s - 3',
  ),
  step('a - 3, o - 3, e - 3'),
  step('es - 4'),
];

const ITALIAN: SuffixSteps = [
  step('chi c 3, che c 3, ghi g 3, ghe g 3, a - 3, e - 3, i - 3, o - 3'),
  step('i - 3, h - 3'),
];

const DUTCH: SuffixSteps = [step('zen s 2, ven f 2, en - 3, els el 2, ens en 2, ers er 2, ems em 2')];

const SCANDINAVIAN: SuffixSteps = [
  step(`ernas - 3, arnas - 3, ornas - 3, ernes - 3, erna - 3, arna - 3, orna - 3, erne - 3, enes - 3, ene - 3, ens - 3,
        ets - 3, ers - 3, ars - 3, ors - 3, en - 3, et - 3, er - 3, ar - 3, or - 3, a - 3, e - 3, s - 4`),
];

const LATIN: SuffixSteps = [
  step(`iarum - 2, iorum - 2, iae - 2, iam - 2, ias - 2, ibus - 2, iis - 2, ium - 2, ius - 2, ios - 2, arum - 2, orum - 2,
        ae - 2, am - 2, as - 2, em - 2, es - 2, ia - 2, ii - 2, io - 2, is - 2, os - 2, um - 2, us - 2, a - 3, e - 3,
        i - 3, o - 3, u - 3`),
];

const RUSSIAN: SuffixSteps = [
  step(`иями - 2, ями - 2, ами - 2, ими - 2, ыми - 2, иях - 2, ях - 2, ах - 2, их - 2, ых - 2, его - 2, ого - 2, ему - 2,
        ому - 2, ией - 2, иям - 2, ием - 2, ям - 2, ам - 2, ем - 2, ом - 2, им - 2, ым - 2, ев - 2, ов - 2, ее - 2,
        ие - 2, ые - 2, ое - 2, ье - 2, еи - 2, ии - 2, ей - 2, ой - 2, ий - 2, ый - 2, ию - 2, ью - 2, ую - 2, юю - 2,
        ою - 2, ею - 2, ия - 2, ья - 2, ая - 2, яя - 2, а - 2, е - 2, и - 2, й - 2, о - 2, у - 2, ы - 2, ь - 2, ю - 2,
        я - 2, і - 2`),
];

export const stemSpanish = (word: string): string => applySteps(word, SPANISH);
export const stemPortuguese = (word: string): string => applySteps(word, PORTUGUESE);
export const stemItalian = (word: string): string => applySteps(word, ITALIAN);
export const stemDutch = (word: string): string => {
  const stem = applySteps(word, DUTCH);
  return stem === word ? word : undouble(stem);
};
export const stemScandinavian = (word: string): string => applySteps(word, SCANDINAVIAN);
export const stemLatin = (word: string): string => applySteps(word, LATIN);
export const stemRussian = (word: string): string => applySteps(word, RUSSIAN);
