import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { round } from './ask.ts';
import { buildIndex, openAndAsk, sampleOf } from './measure-engine.ts';
import { FREQUENT_SHARE, queryClasses, wordsByFrequency } from './query-classes.ts';
import { syntheticSet } from './record-sets.ts';

export const GROWTH_SIZES = [100_000, 1_000_000, 3_000_000];

type Row = Readonly<Record<string, string | number>>;

/** Prints how build, memory and times grow with the number of records. Every size has a process of its own, since memory is measured. */
export async function printGrowth(sizes: readonly number[]): Promise<void> {
  const rows: Row[] = [];
  for (const size of sizes) {
    rows.push(await inProcessOfItsOwn(size));
    console.log(JSON.stringify(rows.at(-1)));
  }
  console.table(rows);
}

async function inProcessOfItsOwn(size: number): Promise<Row> {
  const child = spawn(process.execPath, [...process.execArgv, fileURLToPath(import.meta.url), String(size)], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  let row: Row | undefined;
  child.on('message', (message: Row) => {
    row = message;
  });
  await once(child, 'exit');
  if (row === undefined) throw new Error(`${size} records could not be measured`);
  return row;
}

async function measureSize(size: number): Promise<Row> {
  const set = syntheticSet(size);
  const directory = mkdtempSync(join(tmpdir(), 'bench-search-'));
  try {
    const build = await buildIndex(set, directory);
    const sample = await sampleOf(set);
    const classes = queryClasses(sample, wordsByFrequency(sample), FREQUENT_SHARE);
    const { engine, openMs, times, memory } = await openAndAsk(directory, classes);
    await engine.close();
    return {
      records: build.records,
      'build s': round(build.seconds),
      'build peak MB': Math.round(build.peak / 1e6),
      'disk MB': Math.round(build.bytes / 1e6),
      'memory MB': Math.round(memory / 1e6),
      'open ms': Math.round(openMs),
      ...Object.fromEntries(
        classes.map(({ name }, at) => [name, `${round(times[at]!.p50)} / ${round(times[at]!.p95)}`]),
      ),
    };
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const row = await measureSize(Number(process.argv[2]));
  process.send?.(row, () => process.disconnect());
}
