import { readFileSync, writeFileSync } from 'node:fs';
import type { EaccVariants } from '../src/analysis/eacc-variants.ts';
import { commonHanClasses, joinGroup } from '../src/analysis/han-classes.ts';
import { soundsOf } from '../src/analysis/pinyin-table.ts';
import { readUnihanVariants, safeUnihanPairs } from '../src/analysis/unihan-variants.ts';
import { pairsIn } from '../src/analysis/variant-pairs.ts';
import { joinVariants, type LeftOut } from './unihan/join-variants.ts';
import { type EaccRows, readEacc } from './unihan/read-eacc.ts';
import { GB_2312 } from './unihan/standard-characters.ts';

/*
 * Makes src/analysis/eacc-variants.data.json: `node --import tsx packages/search/scripts/make-eacc-variants.ts`. It reads the table of EACC
 * that packages/marc decodes MARC-8 with. Families are joined behind all other variants. Two characters of GB 2312 are two
 * words, whatever their level: level 2 has 脲 beside 尿 and 靓 beside 静. Sounds are those of pinyin-pro.
 */
const here = (path: string) => new URL(path, import.meta.url);
const rows = JSON.parse(readFileSync(here('../../marc/src/charset/eacc.data.json'), 'utf8')) as EaccRows;
const classes = commonHanClasses();
for (const pair of safeUnihanPairs()) joinGroup(classes, pair);

const pairs = readEacc(rows);
const further = pairs.filter(({ one, other }) => !classes.membersOf(one).includes(other));
const sounds = new Map(
  further
    .flatMap(({ one, other }) => [one, other])
    .map((char) => [char, new Set(soundsOf(char))] as const)
    .filter(([, heard]) => heard.size > 0),
);
const common = { name: 'GB 2312', characters: GB_2312 };
const apart = pairsIn(Object.values(readUnihanVariants().leftOut));
const leftOut = further.flatMap((pair): LeftOut[] => {
  const members = [...classes.membersOf(pair.one), ...classes.membersOf(pair.other)];
  const isApart = apart.some((two) => Array.from(two).every((char) => members.includes(char)));
  return isApart
    ? [{ pair, reason: 'two characters in the variants of Unihan' }]
    : joinVariants([pair], classes, { common, sounds });
});
const reasons = [...new Set(leftOut.map(({ reason }) => reason))].sort();
const table: EaccVariants = {
  source: 'Library of Congress, MARC-8 code tables (codetables.xml), East Asian set (EACC, ANSI/NISO Z39.64)',
  pairs: text(pairs),
  leftOut: Object.fromEntries(
    reasons.map((reason) => [
      reason,
      text(leftOut.filter((one) => one.reason === reason).map(({ pair }) => pair)),
    ]),
  ),
};
writeFileSync(here('../src/analysis/eacc-variants.data.json'), `${JSON.stringify(table, undefined, 1)}\n`);

function text(some: readonly { readonly one: string; readonly other: string }[]): string {
  return [...new Set(some.map(({ one, other }) => one + other))].join(' ');
}
