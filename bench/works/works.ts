import { createReadStream } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Bib } from '@lectern/marc/bib';
import { mapRecord } from '@lectern/marc/mapping/map-record';
import { readMarc } from '@lectern/marc/read-marc';
import { workTextOf } from '@lectern/server/domains/collection/catalogue/works/work-key';
import { Random } from '../search/random.ts';

/** Records of one group that are printed. */
const SHOWN = 5;

/**
 * Prints groups of records that have one work key, drawn by chance, for people to judge: `npm run bench works -- --groups 200 --seed 7
 * FILE...`. With `--differing` only groups whose records have different titles. The last line has the counts.
 */
export async function main(options: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...options],
    allowPositionals: true,
    options: {
      groups: { type: 'string', default: '200' },
      seed: { type: 'string', default: '7' },
      differing: { type: 'boolean', default: false },
    },
  });
  const groups = new Map<string, string[]>();
  let records = 0;
  for (const file of positionals) {
    for await (const bib of bibsOf(file)) {
      records += 1;
      const key = workTextOf(bib);
      if (key === undefined) continue;
      const lines = groups.get(key);
      if (lines) lines.push(lineOf(bib));
      else groups.set(key, [lineOf(bib)]);
    }
  }
  const alike = [...groups].filter(([, lines]) => lines.length > 1);
  const judged = values.differing ? alike.filter(([, lines]) => titlesOf(lines) > 1) : alike;
  for (const [key, lines] of drawn(judged, Number(values.groups), Number(values.seed))) {
    console.log(`# ${key}`);
    for (const line of lines.slice(0, SHOWN)) console.log(`  ${line}`);
  }
  const grouped = alike.reduce((sum, [, lines]) => sum + lines.length, 0);
  const keyed = [...groups.values()].reduce((sum, lines) => sum + lines.length, 0);
  console.log({ records, keyed, groups: alike.length, grouped, judged: judged.length });
}

async function* bibsOf(file: string): AsyncGenerator<Bib> {
  for await (const batch of readMarc(createReadStream(file)))
    for (const read of batch) if (read.kind === 'record') yield mapRecord(read.record);
}

function lineOf({
  docType,
  title,
  creators,
  year,
  edition,
  imprints,
  languages,
  titles,
  series,
}: Bib): string {
  const names = creators.map(({ name, vernacular }) => vernacular ?? name).slice(0, 3);
  const uniform = titles.find(({ work }) => work)?.work;
  const numbers = series.filter(({ number }) => number).map((one) => `${one.title} ${one.number}`);
  return [
    docType,
    title,
    uniform ? `<${uniform}>` : '',
    names.join('; '),
    year ?? '',
    edition ?? '',
    imprints[0]?.publishers[0] ?? '',
    languages.join(' '),
    numbers.slice(0, 2).join('; '),
  ].join(' | ');
}

function titlesOf(lines: readonly string[]): number {
  return new Set(lines.map((line) => line.split(' | ')[1]?.toLowerCase())).size;
}

/** Some of the groups, by chance: the same for the same seed. */
function drawn<T>(all: readonly T[], count: number, seed: number): T[] {
  const random = new Random(seed);
  const left = [...all];
  const chosen: T[] = [];
  while (chosen.length < count && left.length > 0) chosen.push(...left.splice(random.below(left.length), 1));
  return chosen;
}
