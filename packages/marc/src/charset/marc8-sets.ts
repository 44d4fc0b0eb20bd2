import { readFileSync } from 'node:fs';

/**
 * A one-byte graphic set of MARC-8, indexed by the seven low bits of the byte. The four control characters of ANSEL
 * (0x88 to 0x8E) are indexed by the whole byte. An undefined entry is a byte that the set does not use.
 */
export interface GraphicSet {
  readonly chars: readonly (string | undefined)[];
  /** True for combining marks. MARC-8 has them before their letter, Unicode after it. */
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
 * The one-byte sets, by the final byte of their escape sequence (0x42 ASCII, 0x45 ANSEL, 0x33 Arabic ...).
 * Source: Library of Congress, MARC-8 code tables (https://www.loc.gov/marc/specifications/codetables.xml).
 * ANSEL writes double-width marks in two halves (EB EC, FA FB). As the tables prefer since 2004, the first half is the
 * one Unicode mark and the second half is an empty cell.
 */
export const graphicSets: ReadonlyMap<number, GraphicSet> = new Map(
  Object.entries(readTable<Record<string, StoredSet>>('./marc8-sets.data.json')).map(([final, stored]) => [
    Number.parseInt(final, 16),
    expand(stored),
  ]),
);

let eaccRows: Readonly<Record<string, string[]>> | undefined;

/**
 * The character of three bytes (each 0x21 to 0x7E) in the East Asian set (EACC, ANSI Z39.64); undefined if there is
 * none. The 15,739 characters are loaded when the first record needs them. Same source; characters that Unicode lacks
 * have the private use code of the Library of Congress.
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

/** Whether ANSEL uses this high byte. Needed to guess the encoding of a record. */
export function isAnselByte(byte: number): boolean {
  if (byte === 0xec || byte === 0xfb) return true;
  return graphicSets.get(0x45)!.chars[byte < 0xa0 ? byte : byte & 0x7f] !== undefined;
}
