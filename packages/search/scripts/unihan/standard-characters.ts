import { unihanLines } from './read-relations.ts';

/** The characters of a standard for one country: two of them are two characters for its readers. */
export interface Standard {
  readonly name: string;
  readonly characters: ReadonlySet<string>;
}

type Range = readonly [first: number, last: number];

/** Big5, level 1: the 5,401 frequent characters of Taiwan. */
export const BIG5: Standard = {
  name: 'Big5, level 1',
  characters: decoded(
    'big5',
    [0xa4, 0xc6],
    [
      [0x40, 0x7e],
      [0xa1, 0xfe],
    ],
  ),
};

/** JIS X 0208, level 1: the 2,965 frequent characters of Japan. */
export const JIS: Standard = {
  name: 'JIS X 0208, level 1',
  characters: decoded('euc-jp', [0xb0, 0xcf], [[0xa1, 0xfe]]),
};

/** GB 2312, level 1: the 3,755 frequent characters of simplified text. */
export const GB: Standard = {
  name: 'GB 2312, level 1',
  characters: decoded('gbk', [0xb0, 0xd7], [[0xa1, 0xfe]]),
};

/** The 6,763 characters of GB 2312. */
export const GB_2312: ReadonlySet<string> = decoded('gbk', [0xb0, 0xf7], [[0xa1, 0xfe]]);

/** All characters of the old character sets: of anything else no reader of today has seen much. */
export const PRINTED: ReadonlySet<string> = new Set([
  ...GB_2312,
  ...decoded(
    'big5',
    [0xa4, 0xf9],
    [
      [0x40, 0x7e],
      [0xa1, 0xfe],
    ],
  ),
  ...decoded('euc-jp', [0xb0, 0xf4], [[0xa1, 0xfe]]),
]);

/** Levels 1 and 2 of the standard have so many characters; level 3 has names and terms. */
const TGH_COMMON = 6500;

/** The 6,500 common characters of 通用规范汉字表 (2013), from the text of Unihan_OtherMappings.txt. */
export function readCommonCharacters(text: string): Standard {
  const characters = new Set<string>();
  for (const { char, field, value } of unihanLines(text))
    if (field === 'kTGH' && Number(value.replace('2013:', '')) <= TGH_COMMON) characters.add(char);
  return { name: '通用规范汉字表, levels 1 and 2', characters };
}

function decoded(encoding: string, rows: Range, cells: readonly Range[]): Set<string> {
  const decoder = new TextDecoder(encoding);
  const characters = new Set<string>();
  for (let row = rows[0]; row <= rows[1]; row++) {
    for (const [first, last] of cells) {
      for (let cell = first; cell <= last; cell++) {
        const char = decoder.decode(Uint8Array.of(row, cell));
        if (/^\p{sc=Han}$/u.test(char)) characters.add(char);
      }
    }
  }
  return characters;
}
