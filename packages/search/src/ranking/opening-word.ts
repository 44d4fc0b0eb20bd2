import { fold } from '../analysis/fold.ts';

const WORD = /[\p{L}\p{M}\p{N}]+/u;

/** The first word of a title, folded: whether it is an article decides what the title begins with. Empty where it holds none. */
export function openingWord(title: string): string {
  return fold(title.match(WORD)?.[0] ?? '');
}
