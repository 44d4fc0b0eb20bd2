import { fold } from '../analysis/fold.ts';
import { soundsOf } from '../analysis/pinyin-table.ts';

/** Fewer letters stand for too many characters. */
const FEWEST_LETTERS = 2;
const MOST_LETTERS = 60;
const INITIAL = /^(?:[zcs]h|[a-z])/;

/** The sounds of the characters that were looked up; each look-up of the package is slow. */
const known = new Map<string, readonly string[]>();

/**
 * Tells whether Han characters in a row, anywhere in a text, sound like what was typed: whole syllables, of which the last may be
 * incomplete ("laosh", "lao she"), or first letters only ("lsh"). Undefined where no pinyin was typed. For short lists of names: it
 * needs no table of sounds, and looks at each text.
 */
export function labelSounds(typed: string): ((text: string) => boolean) | undefined {
  const letters = fold(typed).replace(/[\s'’-]+/g, '');
  if (!/^[a-z]+$/.test(letters) || letters.length < FEWEST_LETTERS || letters.length > MOST_LETTERS)
    return undefined;
  return (text) => {
    const sounds = Array.from(text, soundsFor);
    return sounds.some((_, start) => isSpelt(letters, sounds, start) || areInitials(letters, sounds, start));
  };
}

function soundsFor(character: string): readonly string[] {
  const found = known.get(character) ?? soundsOf(character);
  known.set(character, found);
  return found;
}

/** Whether the letters are the syllables of the characters from `at` on; the last one may be incomplete. */
function isSpelt(letters: string, sounds: readonly (readonly string[])[], at: number): boolean {
  return (sounds[at] ?? []).some(
    (sound) =>
      sound.startsWith(letters) ||
      (letters.startsWith(sound) && isSpelt(letters.slice(sound.length), sounds, at + 1)),
  );
}

/** Whether the letters are the first letters of the characters from `at` on: "s" or "sh" for 舍. */
function areInitials(letters: string, sounds: readonly (readonly string[])[], at: number): boolean {
  if (letters === '') return true;
  return (sounds[at] ?? []).some((sound) =>
    [sound.charAt(0), INITIAL.exec(sound)?.[0] ?? ''].some(
      (initial) =>
        initial !== '' &&
        letters.startsWith(initial) &&
        areInitials(letters.slice(initial.length), sounds, at + 1),
    ),
  );
}
