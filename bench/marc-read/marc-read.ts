import { spawn } from 'node:child_process';
import { createReadStream, existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { MarcRecord } from '@lectern/marc/marc-record';
import { writeMarcXml } from '@lectern/marc/marcxml/write-marcxml';
import { readMarc } from '@lectern/marc/read-marc';

const DATA =
  process.env.LECTERN_SHARED_DATA ?? fileURLToPath(new URL('../../../shared/data', import.meta.url));
/** Records of the MARCXML that is written from the first file. */
const XML_RECORDS = 20_000;
const MIN_MS = 1000;
const CHUNK_BYTES = 64 * 1024;

interface Measured {
  readonly file: string;
  readonly records: number;
  readonly 'records/s': number;
  readonly 'MB/s': number;
}

/** Measures reading alone, without mapping or storing: bytes in, records out. Small files are read again and again. */
export async function main(): Promise<void> {
  const tibkat = join(DATA, 'tibkat', 'tibkat.mrc.xz');
  if (!existsSync(tibkat)) {
    console.error(`no ${tibkat}: set LECTERN_SHARED_DATA to where the shared data lies`);
    process.exitCode = 1;
    return;
  }
  const unpacked = await chunksOf(
    spawn('xz', ['-dc', tibkat], { stdio: ['ignore', 'pipe', 'inherit'] }).stdout,
  );
  const rows = [await measure('tibkat (UTF-8)', unpacked)];
  rows.push(await measure('tibkat (MARCXML)', inChunks(await asMarcXml(unpacked))));
  for (const [name, ...path] of [
    ['chinese-cnmarc (UTF-8)', 'chinese-cnmarc', 'chinese-cnmarc-utf8.iso'],
    ['chinese-cnmarc (GB18030)', 'chinese-cnmarc', 'chinese-cnmarc-gb18030.iso'],
    ['jazz_1k (MARC-8)', 'evergreen-concerto', 'jazz_1k.mrc'],
    ['lul_fre_500 (MARC-8)', 'evergreen-concerto', 'lul_fre_500.mrc'],
  ] as const) {
    rows.push(await measure(name, await chunksOf(createReadStream(join(DATA, ...path)))));
  }
  console.table(rows);
}

async function measure(file: string, chunks: readonly Uint8Array[]): Promise<Measured> {
  const bytes = chunks.reduce((sum, chunk) => sum + chunk.length, 0);
  let records = 0;
  let rounds = 0;
  const started = performance.now();
  let ms = 0;
  while (ms < MIN_MS) {
    for await (const batch of readMarc(replay(chunks))) records += batch.length;
    rounds++;
    ms = performance.now() - started;
  }
  return {
    file,
    records: records / rounds,
    'records/s': Math.round((records / ms) * 1000),
    'MB/s': Math.round((bytes * rounds) / ms / 1000),
  };
}

async function asMarcXml(chunks: readonly Uint8Array[]): Promise<string> {
  const records: MarcRecord[] = [];
  for await (const batch of readMarc(replay(chunks))) {
    for (const result of batch) if (result.kind === 'record') records.push(result.record);
    if (records.length >= XML_RECORDS) break;
  }
  return `<collection>${records.map(writeMarcXml).join('\n')}</collection>`;
}

function inChunks(text: string): Uint8Array[] {
  const bytes = Buffer.from(text);
  return Array.from({ length: Math.ceil(bytes.length / CHUNK_BYTES) }, (_, i) =>
    bytes.subarray(i * CHUNK_BYTES, (i + 1) * CHUNK_BYTES),
  );
}

async function chunksOf(source: AsyncIterable<Uint8Array>): Promise<Uint8Array[]> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of source) chunks.push(chunk);
  return chunks;
}

async function* replay(chunks: readonly Uint8Array[]): AsyncGenerator<Uint8Array> {
  yield* chunks;
}
