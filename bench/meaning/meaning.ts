import { parseArgs } from 'node:util';
import { round } from '../search/ask.ts';
import { measureMeaning } from './measure-meaning.ts';

/** The size of the real catalogue that we measure with, and a large one. */
const SIZES = '136569,1000000';

/**
 * Measures search by meaning in the built-in engine on generated records with 40 concepts each. `--records N,N` names the sizes. Bytes over
 * words are the difference between two indexes of the first size.
 */
export async function main(options: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...options],
    options: { records: { type: 'string', default: SIZES } },
    allowPositionals: true,
  });
  const sizes = values.records.split(',').map(Number);
  console.log('| records | asked | p50 | p95 |\n| --- | --- | --- | --- |');
  for (const [number, records] of sizes.entries()) {
    const { seconds, bytes, times } = await measureMeaning(records, true);
    const shown = records.toLocaleString('en');
    for (const { what, p50, p95 } of times)
      console.log(`| ${shown} | ${what} | ${round(p50)} ms | ${round(p95)} ms |`);
    console.log(`| ${shown} | build | ${round(seconds)} s | |`);
    if (number > 0) continue;
    const without = await measureMeaning(records, false);
    console.log(`| ${shown} | build without concepts | ${round(without.seconds)} s | |`);
    console.log(`| ${shown} | bytes a record over words | ${round((bytes - without.bytes) / records)} | |`);
  }
}
