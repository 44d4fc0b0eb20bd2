import hongKong from 'opencc-js/dict/HKVariants';
import japanese from 'opencc-js/dict/JPShinjitaiCharacters';
import simplified from 'opencc-js/dict/STCharacters';
import traditional from 'opencc-js/dict/TSCharacters';
import taiwan from 'opencc-js/dict/TWVariants';
import { EquivalentCharacters } from './equivalent-characters.ts';
import { HAN_VARIANTS } from './han-variants.ts';

/** Japanese forms that are everyday characters of their own in Chinese: 予 (I) and 豫, 欠 (to owe) and 缺, 沪 and 濾. */
const KEPT_APART = new Set(['予', '欠', '沪']);

/**
 * The written forms of Han characters by the dictionaries of OpenCC and by the lists of han-variants.ts. The set of a character is named
 * by its form of GB 2312 where that has one, of several by one that is not the form of Taiwan or Hong Kong (着 of 着 and 著), else by one of
 * the basic plane.
 */
export function commonHanClasses(): EquivalentCharacters {
  const everyday = gb2312();
  const regional = new Set(
    [taiwan, hongKong].flatMap((table) => table.split('|').map((entry) => entry.split(' ')[1])),
  );
  const joined = new EquivalentCharacters((char) => {
    if (!everyday.has(char)) return 1 + char.length;
    return regional.has(char) ? 1 : 0;
  });
  for (const table of [traditional, simplified, taiwan, hongKong, japanese]) {
    for (const entry of table.split('|')) {
      const [from, to] = entry.split(' ');
      if (from && to && !(table === japanese && KEPT_APART.has(from))) joined.join(from, to);
    }
  }
  for (const { groups } of HAN_VARIANTS)
    for (const group of groups.trim().split(/\s+/)) joinGroup(joined, group);
  return joined;
}

/** Joins the characters of a group to its first. */
export function joinGroup(classes: EquivalentCharacters, group: string): void {
  const [first = '', ...variants] = group;
  for (const variant of variants) classes.join(variant, first);
}

/** The 6,763 characters of GB 2312 (rows 16 to 87), read from the decoder that every platform has. */
function gb2312(): Set<string> {
  const bytes: number[] = [];
  for (let row = 0xb0; row <= 0xf7; row++) for (let cell = 0xa1; cell <= 0xfe; cell++) bytes.push(row, cell);
  return new Set(new TextDecoder('gbk').decode(Uint8Array.from(bytes)));
}
