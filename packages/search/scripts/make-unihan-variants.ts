import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { commonHanClasses } from '../src/analysis/han-classes.ts';
import type { UnihanVariants } from '../src/analysis/unihan-variants.ts';
import { joinVariants } from './unihan/join-variants.ts';
import { RELATIONS, readRelations } from './unihan/read-relations.ts';
import { readSounds } from './unihan/read-sounds.ts';
import { readCommonCharacters } from './unihan/standard-characters.ts';

/*
 * Makes src/analysis/unihan-variants.data.json: `node --import tsx packages/search/scripts/make-unihan-variants.ts FOLDER`, where FOLDER
 * has Unihan_Variants.txt, Unihan_Readings.txt and Unihan_OtherMappings.txt of the Unicode Character Database (in Debian's package
 * unicode-data: /usr/share/unicode, compressed with bzip2). The same files give the same table.
 */
const [folder = ''] = process.argv.slice(2);
const read = (name: string) => readFileSync(join(folder, `Unihan_${name}.txt`), 'utf8');
const variants = read('Variants');
const pairs = readRelations(variants);
const leftOut = joinVariants(pairs, commonHanClasses(), {
  common: readCommonCharacters(read('OtherMappings')),
  sounds: readSounds(read('Readings')),
});
const reasons = [...new Set(leftOut.map(({ reason }) => reason))];
const table: UnihanVariants = {
  source: `Unihan_Variants.txt, Unicode ${/^# Unicode version: (\S+)/m.exec(variants)?.[1]}. Modified: chosen, arranged and shortened; see unihan-licence.txt.`,
  pairs: Object.fromEntries(
    RELATIONS.map((relation) => [relation, text(pairs.filter((pair) => pair.relation === relation))]),
  ) as UnihanVariants['pairs'],
  leftOut: Object.fromEntries(
    reasons.map((reason) => [
      reason,
      text(leftOut.filter((one) => one.reason === reason).map(({ pair }) => pair)),
    ]),
  ),
};
const target = fileURLToPath(new URL('../src/analysis/unihan-variants.data.json', import.meta.url));
writeFileSync(target, `${JSON.stringify(table, undefined, 1)}\n`);

function text(some: readonly { readonly one: string; readonly other: string }[]): string {
  return [...new Set(some.map(({ one, other }) => one + other))].join(' ');
}
