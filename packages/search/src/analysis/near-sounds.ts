import { isSyllable } from './pinyin-table.ts';

/** Beginnings of syllables that many speakers do not tell apart, each with the others. */
const INITIALS = alternatives([
  ['zh', 'z'],
  ['ch', 'c'],
  ['sh', 's'],
  ['n', 'l'],
  ['f', 'h'],
  ['r', 'l'],
]);

/** Ends of syllables that many speakers do not tell apart. */
const FINALS = alternatives([
  ['ang', 'an'],
  ['eng', 'en'],
  ['ing', 'in'],
]);

/**
 * The syllables for which a syllable is often taken: with one beginning, one end, or both exchanged (zhang: zang, zhan, zan). Without
 * the syllable itself, and without what is no syllable.
 */
export function nearSyllables(syllable: string): string[] {
  const initial = /^(?:zh|ch|sh|[bpmfdtnlgkhjqxrzcsyw])?/.exec(syllable)?.[0] ?? '';
  const rest = syllable.slice(initial.length);
  const final = /(?:ang|eng|ing|an|en|in)$/.exec(rest)?.[0] ?? '';
  const vowels = rest.slice(0, rest.length - final.length);
  const near = [initial, ...(INITIALS.get(initial) ?? [])].flatMap((first) =>
    [final, ...(FINALS.get(final) ?? [])].map((last) => first + vowels + last),
  );
  return near.filter((one) => one !== syllable && isSyllable(one));
}

function alternatives(pairs: readonly (readonly [string, string])[]): ReadonlyMap<string, readonly string[]> {
  const others = new Map<string, string[]>();
  for (const [one, other] of pairs) {
    others.set(one, [...(others.get(one) ?? []), other]);
    others.set(other, [...(others.get(other) ?? []), one]);
  }
  return others;
}
