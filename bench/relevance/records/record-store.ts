import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  createReadStream,
  createWriteStream,
  existsSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { SearchDocument } from '@lectern/search/search-document';
import { codeVersion, DOCUMENT_CODE, INDEX_CODE } from './code-version.ts';
import { type RecordFile, readSource, type SourceRecord } from './record-source.ts';

/** Records of some files, read and mapped once and kept in a folder for the next run. */
export interface RecordSet {
  /** Names the index of exactly these records, made by exactly this code. */
  readonly indexName: string;
  records(): AsyncGenerator<SourceRecord>;
  /** Batches for the building of an index. */
  documents(): AsyncGenerator<SearchDocument[]>;
}

const BATCH = 500;

/** The records of files, from the folder where an earlier run of the same code left them. */
export async function storedRecords(folder: string, files: readonly RecordFile[]): Promise<RecordSet> {
  const digest = createHash('sha256').update(codeVersion(DOCUMENT_CODE));
  for (const { path, name, prefix } of files) {
    const { size, mtimeMs } = statSync(path);
    digest.update(JSON.stringify([path, name, prefix, size, mtimeMs]));
  }
  const version = digest.digest('hex').slice(0, 16);
  const kind = `records-${files.map(({ name }) => name).join('-')}-`.replace(/[^\w-]/g, '');
  const stored = join(folder, `${kind}${version}.jsonl`);
  for (const old of readdirSync(folder)) {
    if (old.startsWith(kind) && join(folder, old) !== stored) rmSync(join(folder, old));
  }
  if (!existsSync(stored)) await writeLines(stored, readSource(files));
  const indexName = createHash('sha256')
    .update(version)
    .update(codeVersion(INDEX_CODE))
    .digest('hex')
    .slice(0, 16);
  const records = () => readLines(stored);
  return { indexName, records, documents: () => batched(records()) };
}

/** Records made in memory, as a set. */
export function madeRecords(made: readonly SourceRecord[]): RecordSet {
  const digest = createHash('sha256').update(codeVersion(INDEX_CODE));
  for (const { document } of made) digest.update(JSON.stringify(document));
  async function* records(): AsyncGenerator<SourceRecord> {
    yield* made;
  }
  return { indexName: digest.digest('hex').slice(0, 16), records, documents: () => batched(records()) };
}

async function writeLines(path: string, records: AsyncIterable<SourceRecord>): Promise<void> {
  const unfinished = `${path}.part`;
  const out = createWriteStream(unfinished);
  try {
    for await (const record of records) {
      if (!out.write(`${JSON.stringify(record)}\n`)) await once(out, 'drain');
    }
    out.end();
    await once(out, 'close');
    renameSync(unfinished, path);
  } finally {
    rmSync(unfinished, { force: true });
  }
}

async function* readLines(path: string): AsyncGenerator<SourceRecord> {
  for await (const line of createInterface({ input: createReadStream(path) }))
    yield JSON.parse(line) as SourceRecord;
}

async function* batched(records: AsyncIterable<SourceRecord>): AsyncGenerator<SearchDocument[]> {
  let batch: SearchDocument[] = [];
  for await (const { document } of records) {
    batch.push(document);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
