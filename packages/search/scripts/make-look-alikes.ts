import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { foldHan } from '../src/analysis/han.ts';
import type { ShapeCodes } from '../src/analysis/look-alikes.ts';
import { unihanLines } from './unihan/read-relations.ts';
import { GB_2312 } from './unihan/standard-characters.ts';

/*
 * Makes src/analysis/look-alikes.data.json: `node --import tsx packages/search/scripts/make-look-alikes.ts FOLDER`, where FOLDER has
 * Unihan_DictionaryLikeData.txt of the Unicode Character Database. Only folded characters of GB 2312 have a code: others are
 * seldom what a reader means.
 */
const [folder = ''] = process.argv.slice(2);
const text = readFileSync(join(folder, 'Unihan_DictionaryLikeData.txt'), 'utf8');
const cangjie = new Map<string, string>();
const corners = new Map<string, string>();
for (const { char, field, value } of unihanLines(text)) {
  if (!GB_2312.has(char) || foldHan(char) !== char) continue;
  if (field === 'kCangjie') cangjie.set(char, value);
  if (field === 'kFourCornerCode') corners.set(char, value.slice(0, 4));
}
const table: ShapeCodes = {
  source: `Unihan_DictionaryLikeData.txt, Unicode ${/^# Unicode version: (\S+)/m.exec(text)?.[1]}: kCangjie and the first four digits of kFourCornerCode. Modified: chosen, arranged and shortened; see unihan-licence.txt.`,
  codes: [...cangjie].map(([char, code]) => `${char}${code}${corners.get(char) ?? ''}`).join(' '),
};
const target = fileURLToPath(new URL('../src/analysis/look-alikes.data.json', import.meta.url));
writeFileSync(target, `${JSON.stringify(table, undefined, 1)}\n`);
