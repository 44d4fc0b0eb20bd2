import { lookAlikes } from '../analysis/look-alikes.ts';
import { nearSyllables } from '../analysis/near-sounds.ts';
import { charactersOf, syllablesOf } from '../analysis/pinyin-table.ts';

/**
 * Distances of characters that are typed for one another: of the same sound (tones aside), of a sound that is taken for it, of a similar
 * shape, and others.
 */
const SAME_SOUND = 0.5;
const NEAR_SOUND = 0.6;
const SIMILAR_SHAPE = 0.7;
const ANY_OTHER = 1;

/** How far a folded character is from one for which it may stand. */
export function characterDistance(typed: string, meant: string): number {
  return alikeCharacters(typed).get(meant) ?? ANY_OTHER;
}

/** The folded characters for which a folded character may stand, itself left out, with their distance. */
export function alikeCharacters(char: string): ReadonlyMap<string, number> {
  const alike = new Map<string, number>();
  const add = (others: readonly string[], distance: number) => {
    for (const other of others) if (other !== char && !alike.has(other)) alike.set(other, distance);
  };
  const sounds = syllablesOf(char);
  for (const sound of sounds) add(charactersOf(sound), SAME_SOUND);
  for (const sound of sounds) for (const near of nearSyllables(sound)) add(charactersOf(near), NEAR_SOUND);
  add(lookAlikes(char), SIMILAR_SHAPE);
  return alike;
}
