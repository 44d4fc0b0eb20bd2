import type { VariantPair } from './read-relations.ts';

/** The characters of a row of EACC by its first two bytes, from 0x20 on; a blank where a code has none. */
export type EaccRows = Readonly<Record<string, string>>;

/** Each layer has six planes: the first byte of a variant differs from that of its character by a multiple of six. */
const PLANES = 6;
const FIRST_PLANE = 0x21;
/** Behind the layers of variants stand those of kana and of characters of Japan and Korea alone. */
const LAST_PLANE = 0x62;
const FIRST_CELL = 0x20;

/**
 * Pairs of variants by the codes of EACC (ANSI/NISO Z39.64): the layers of a family share their last two bytes and their plane, so that
 * 213021 (一), 273021 and 2D3021 are one character in several forms. Each variant is a pair with the character of the lowest layer, in the
 * order of the codes.
 */
export function readEacc(rows: EaccRows): VariantPair[] {
  const families = new Map<string, { readonly plane: number; readonly char: string }[]>();
  for (const [row, characters] of Object.entries(rows)) {
    const plane = Number.parseInt(row.slice(0, 2), 16);
    if (plane < FIRST_PLANE || plane > LAST_PLANE) continue;
    for (const [cell, char] of Array.from(characters).entries()) {
      if (!/^\p{sc=Han}$/u.test(char)) continue;
      const family = `${(plane - FIRST_PLANE) % PLANES} ${row.slice(2)} ${FIRST_CELL + cell}`;
      families.set(family, [...(families.get(family) ?? []), { plane, char }]);
    }
  }
  return [...families].sort(([a], [b]) => (a < b ? -1 : 1)).flatMap(([, members]) => pairsOf(members));
}

function pairsOf(members: readonly { readonly plane: number; readonly char: string }[]): VariantPair[] {
  const [first = '', ...others] = members
    .toSorted((a, b) => a.plane - b.plane)
    .map(({ char }) => char.normalize('NFC'));
  return [...new Set(others)].flatMap((other) =>
    other === first ? [] : [{ relation: 'eacc' as const, one: first, other }],
  );
}
