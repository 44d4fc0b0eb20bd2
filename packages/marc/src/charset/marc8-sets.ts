import { readFileSync } from 'node:fs';

/**
 * A one-byte graphic set of MARC-8, indexed by the byte's seven low bits (and by the whole byte for the four
 * control characters that ANSEL has in 0x88 to 0x8E). An absent entry is a byte without meaning.
 */
export interface GraphicSet {
  readonly chars: readonly (string | undefined)[];
  /** Marks that stand before the letter they belong to, where Unicode wants them after it. */
  readonly combining: readonly boolean[];
}

interface StoredSet {
  readonly name: string;
  /** Sixteen cells to a row, keyed by the byte's high half; `-` is an empty cell. */
  readonly rows: Readonly<Record<string, string>>;
  readonly combining: string;
}

function readTable<T>(file: string): T {
  return JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as T;
}

function expand(stored: StoredSet): GraphicSet {
  const chars: (string | undefined)[] = new Array(256);
  const combining: boolean[] = new Array(256).fill(false);
  for (const [row, cells] of Object.entries(stored.rows)) {
    cells.split(' ').forEach((cell, column) => {
      if (cell !== '-')
        chars[Number.parseInt(row, 16) * 16 + column] = String.fromCodePoint(Number.parseInt(cell, 16));
    });
  }
  for (const code of stored.combining.split(' ')) if (code) combining[Number.parseInt(code, 16)] = true;
  return { chars, combining };
}

/**
 * The one-byte sets by the final byte of their escape sequence (0x42 ASCII, 0x45 ANSEL, 0x33 Arabic ...).
 * Source: Library of Congress, MARC-8 code tables (https://www.loc.gov/marc/specifications/codetables.xml).
 * The two halves of ANSEL's double-width marks (EB EC, FA FB) are one Unicode mark, as the tables prefer since 2004:
 * the second half is an empty cell.
 */
export const graphicSets: ReadonlyMap<number, GraphicSet> = new Map(
  Object.entries(readTable<Record<string, StoredSet>>('./marc8-sets.data.json')).map(([final, stored]) => [
    Number.parseInt(final, 16),
    expand(stored),
  ]),
);

let eaccRows: Readonly<Record<string, string[]>> | undefined;

/**
 * The East Asian set (EACC, ANSI Z39.64): three bytes, each 0x21 to 0x7E. Its 15,739 characters are loaded when the
 * first record needs them. Same source; the characters that have no place in Unicode keep the Library of Congress's
 * private use code.
 */
export function eaccCharacter(plane: number, section: number, position: number): string | undefined {
  if (!eaccRows) {
    const stored = readTable<Record<string, string>>('./eacc.data.json');
    eaccRows = Object.fromEntries(Object.entries(stored).map(([row, chars]) => [row, Array.from(chars)]));
  }
  const row = ((plane << 8) | section).toString(16).toUpperCase();
  const char = eaccRows[row]?.[position - 0x20];
  return char === ' ' ? undefined : char;
}

/** Whether a byte of ANSEL (0xA1 to 0xFE) has a meaning: what a guess at the encoding asks. */
export function isAnselByte(byte: number): boolean {
  if (byte === 0xec || byte === 0xfb) return true;
  return graphicSets.get(0x45)!.chars[byte < 0xa0 ? byte : byte & 0x7f] !== undefined;
}
