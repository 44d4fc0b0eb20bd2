import { execFileSync } from 'node:child_process';
import { createReadStream, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Bib } from '../../bib.ts';
import type { MarcRecord } from '../../marc-record.ts';
import { readMarc } from '../../read-marc.ts';
import { mapRecord } from '../map-record.ts';

const DATA =
  process.env.LECTERN_SHARED_DATA ?? fileURLToPath(new URL('../../../../../../shared/data', import.meta.url));

/** The path of a file of real data. The data is not part of the project. */
export function sharedFile(...names: string[]): string {
  return path.join(DATA, ...names);
}

/** True if the file exists; otherwise logs that tests are skipped. */
export function haveShared(...names: string[]): boolean {
  const file = sharedFile(...names);
  if (existsSync(file)) return true;
  process.stderr.write(`Not tested on real records: ${file} is absent.\n`);
  return false;
}

/** The records of a file, the first `limit` of them. */
export async function recordsOf(file: string, limit = Number.POSITIVE_INFINITY): Promise<MarcRecord[]> {
  return recordsIn(createReadStream(file), limit);
}

/** The records in the bytes of a file. */
export async function recordsOfBytes(bytes: Uint8Array): Promise<MarcRecord[]> {
  return recordsIn(
    (async function* () {
      yield await Promise.resolve(bytes);
    })(),
    Number.POSITIVE_INFINITY,
  );
}

export async function bibsOf(file: string, limit?: number): Promise<Bib[]> {
  return (await recordsOf(file, limit)).map((record) => mapRecord(record));
}

/** The result of `read` for the files of a tar.xz, unpacked to a folder that is deleted afterwards. */
export async function inUnpacked<T>(archive: string, read: (files: string[]) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(path.join(tmpdir(), 'lectern-marc-'));
  try {
    execFileSync('tar', ['-xJf', archive, '-C', folder]);
    return await read(filesBelow(folder));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export function textOf(file: string): string {
  return readFileSync(file, 'utf8');
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(file) : [file];
  });
}

async function recordsIn(source: AsyncIterable<Uint8Array>, limit: number): Promise<MarcRecord[]> {
  const records: MarcRecord[] = [];
  for await (const batch of readMarc(source)) {
    for (const result of batch) {
      if (result.kind === 'record') records.push(result.record);
      if (records.length >= limit) return records;
    }
  }
  return records;
}
