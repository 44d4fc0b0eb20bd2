import hongKong from 'opencc-js/dict/HKVariants';
import japanese from 'opencc-js/dict/JPShinjitaiCharacters';
import simplified from 'opencc-js/dict/STCharacters';
import traditional from 'opencc-js/dict/TSCharacters';
import taiwan from 'opencc-js/dict/TWVariants';
import { EquivalentCharacters } from './equivalent-characters.ts';
import { HAN_VARIANTS } from './han-variants.ts';

/**
 * The one form of a Han character under which all its written forms are found: simplified, traditional, Hong Kong,
 * Taiwan, Japanese, and variants of print. Free of context and idempotent; other characters come back as they are.
 * The form is the one of GB 2312 where the set has one, so that readings can be looked up by it.
 */
export function foldHan(char: string): string {
  return folded.get(char) ?? char;
}

/** Japanese forms that are everyday characters of their own in Chinese: 予 (I) and 豫, 欠 (to owe) and 缺, 沪 and 濾. */
const KEPT_APART = new Set(['予', '欠', '沪']);

const folded = buildFoldTable();

function buildFoldTable(): ReadonlyMap<string, string> {
  const joined = new EquivalentCharacters(gb2312());
  for (const table of [traditional, simplified, taiwan, hongKong, japanese]) {
    for (const entry of table.split('|')) {
      const [from, to] = entry.split(' ');
      if (from && to && !(table === japanese && KEPT_APART.has(from))) joined.join(from, to);
    }
  }
  for (const { groups } of HAN_VARIANTS) {
    for (const group of groups.trim().split(/\s+/)) {
      const [first = '', ...variants] = group;
      for (const variant of variants) joined.join(variant, first);
    }
  }
  return joined.table();
}

/** The 6,763 characters of GB 2312 (rows 16 to 87), read from the decoder that every platform has. */
function gb2312(): Set<string> {
  const bytes: number[] = [];
  for (let row = 0xb0; row <= 0xf7; row++) for (let cell = 0xa1; cell <= 0xfe; cell++) bytes.push(row, cell);
  return new Set(new TextDecoder('gbk').decode(Uint8Array.from(bytes)));
}
