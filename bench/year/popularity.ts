import { createReadStream, existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';

const FILE = 'cornell-circulation/subset-circ-trans.tsv.gz';
/** Three titles have 42 % of the rows: devices and keys, not books. */
const LEFT_OUT = 3;

/**
 * How often titles are borrowed, the most popular first: counted from a circulation log in LECTERN_SHARED_DATA if it is there, else by
 * Zipf's law. From the log only the title of each row is used.
 */
export async function popularity(
  titles: number,
): Promise<{ readonly source: string; readonly weights: readonly number[] }> {
  const file = join(process.env.LECTERN_SHARED_DATA ?? '', FILE);
  if (!process.env.LECTERN_SHARED_DATA || !existsSync(file)) {
    return { source: 'Zipf', weights: Array.from({ length: titles }, (_, at) => 1 / (at + 1)) };
  }
  const counts = new Map<string, number>();
  for await (const line of createInterface({ input: createReadStream(file).pipe(createGunzip()) })) {
    const bib = line.split('\t')[2];
    if (bib && !line.startsWith('#')) counts.set(bib, (counts.get(bib) ?? 0) + 1);
  }
  const sorted = [...counts.values()].sort((one, other) => other - one).slice(LEFT_OUT);
  return {
    source: 'Cornell',
    weights: Array.from({ length: titles }, (_, at) => sorted[at % sorted.length] ?? 1),
  };
}

/** Chooses an index at random by weight. */
export function chooserBy(weights: readonly number[], random: () => number): () => number {
  const sums: number[] = [];
  let total = 0;
  for (const weight of weights) {
    total += weight;
    sums.push(total);
  }
  return () => {
    const wanted = random() * total;
    let low = 0;
    let high = sums.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] ?? 0) > wanted) high = middle;
      else low = middle + 1;
    }
    return low;
  };
}
