import { fold } from './fold.ts';

/**
 * Katakana words of three signs and more are written with and without a long vowel at their end: コンピュータ, コンピューター (JIS Z 8301
 * left it out until 2008; the government's rules of 1991 write it).
 */
const WITH_LONG_END = /([ァ-ヺー]{2}[ァ-ヺ])ー(?![ァ-ヺー])/gu;
const WITHOUT_LONG_END = /([ァ-ヺー]{2}[ァ-ヺ])(?=\p{sc=Han})/gu;

/** The run with its katakana words ending the other way, folded; none where it holds no such word. */
export function otherLongEnds(run: string): string[] {
  if (!/[\u30a1-\u30fa\uff66-\uff9d]{2}/u.test(run)) return [];
  const typed = run.normalize('NFKC');
  const others = [typed.replace(WITH_LONG_END, '$1'), typed.replace(WITHOUT_LONG_END, '$1ー')];
  return others.filter((other) => other !== typed).map(fold);
}
