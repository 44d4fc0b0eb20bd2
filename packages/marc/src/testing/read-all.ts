import { createReadStream } from 'node:fs';
import type { MarcReadResult, ReadRecord, RejectedRecord } from '../marc-read-result.ts';
import type { MarcRecord } from '../marc-record.ts';
import { type ReadMarcOptions, readMarc } from '../read-marc.ts';

/** All results of reading a source; bytes and text are read in chunks of `chunkBytes`. */
export async function readAll(
  source: Uint8Array | string,
  options: ReadMarcOptions & { readonly chunkBytes?: number } = {},
): Promise<MarcReadResult[]> {
  const bytes = typeof source === 'string' ? Buffer.from(source) : source;
  return collect(readMarc(inChunks(bytes, options.chunkBytes ?? bytes.length), options));
}

export async function readFile(path: string, options: ReadMarcOptions = {}): Promise<MarcReadResult[]> {
  return collect(readMarc(createReadStream(path), options));
}

export function recordsOf(results: readonly MarcReadResult[]): ReadRecord[] {
  return results.filter((result) => result.kind === 'record');
}

export function rejectedOf(results: readonly MarcReadResult[]): RejectedRecord[] {
  return results.filter((result) => result.kind === 'rejected');
}

/** The values of a subfield in all fields with the tag; without a code, the values of the control fields. */
export function valuesOf(record: MarcRecord, tag: string, code?: string): string[] {
  return record.fields
    .filter((field) => field.tag === tag)
    .flatMap((field) => {
      if ('value' in field) return [field.value];
      return field.subfields.filter((subfield) => subfield.code === code).map(({ value }) => value);
    });
}

async function collect(batches: AsyncIterable<MarcReadResult[]>): Promise<MarcReadResult[]> {
  const all: MarcReadResult[] = [];
  for await (const batch of batches) all.push(...batch);
  return all;
}

async function* inChunks(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}
