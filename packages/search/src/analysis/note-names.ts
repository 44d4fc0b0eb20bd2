import type { Atom } from './word-shape.ts';

/**
 * Notes and keys of music: C-sharp and C sharp minor are c#, B-flat and B flat major are bb, as C♯ and B♭ are when
 * folded. With a space between, only where a mode or an instrument follows, or "in" stands before: "a flat" is a home.
 */
const NOTE = /[a-h]/;
const SPACED =
  /^ (sharp|flat)(?= (?:maj(?:or)?|min(?:or)?|dur|moll|majeur|mineur|mayor|menor|maggiore|minore|clarinets?|trumpets?|cornets?|horns?|saxophones?)(?![a-z]))/;
const SPACED_AFTER_IN = /^ (sharp|flat)(?![a-z])/;
const SIGNS: ReadonlyMap<string, string> = new Map([
  ['sharp', '#'],
  ['flat', 'b'],
]);

/** Atoms in which a note and the sign linked to it have become one. */
export function withNoteNames(atoms: readonly Atom[]): readonly Atom[] {
  if (!atoms.some(({ main }) => SIGNS.has(main))) return atoms;
  const joined: Atom[] = [];
  for (const atom of atoms) {
    const before = joined.at(-1);
    const sign = SIGNS.get(atom.main);
    if (before !== undefined && sign !== undefined && before.main.length === 1 && NOTE.test(before.main))
      joined[joined.length - 1] = note(before.main, atom.main, before.start, atom.end);
    else joined.push(atom);
  }
  return joined;
}

/** The note that begins with the single letter between the offsets and has its sign behind a space; else undefined. */
export function spacedNote(text: string, start: number, end: number): Atom | undefined {
  const letter = text.slice(start, end);
  if (text.charCodeAt(end) !== 0x20 || !NOTE.test(letter)) return undefined;
  const behind = text.slice(end, end + LONGEST_CONTEXT);
  const afterIn = letter !== 'a' && /(?:^|[^a-z])in $/.test(text.slice(Math.max(0, start - 4), start));
  const sign = (SPACED.exec(behind) ?? (afterIn ? SPACED_AFTER_IN.exec(behind) : null))?.[1];
  return sign === undefined ? undefined : note(letter, sign, start, end + 1 + sign.length);
}

const LONGEST_CONTEXT = 24;

function note(letter: string, sign: string, start: number, end: number): Atom {
  return { main: letter + (SIGNS.get(sign) ?? ''), also: [letter, sign], instead: [], start, end };
}
