import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { writeIso2709 } from '@lectern/marc/iso2709/write-iso2709';
import type { MarcField, MarcRecord } from '@lectern/marc/marc-record';
import type { SearchDocument } from '@lectern/search/search-document';
import { syntheticRecords } from '../search/synthetic-records.ts';

/** A subject of every record: so many hits say that all are found. */
export const WORD_OF_ALL = 'comparison';

/** Writes the first `count` made records of the search measurement as MARC 21 with one item each: the same bytes in every run. */
export async function writeMarcFile(path: string, count: number): Promise<void> {
  await pipeline(Readable.from(bytes(count)), createWriteStream(path));
}

function* bytes(count: number): Generator<Uint8Array> {
  let number = 0;
  for (const record of syntheticRecords(count)) yield writeIso2709(toMarc(record, number++));
}

function toMarc({ text }: SearchDocument, number: number): MarcRecord {
  const [title = '', author = '', publisher = ''] = [text.title?.[0], text.author?.[0], text.publisher?.[0]];
  const fields: MarcField[] = [
    { tag: '001', value: `compare${number}` },
    { tag: '008', value: '200101s2020    xxu           000 0 eng d' },
    data('100', { a: author }),
    data('245', { a: title }),
    data('264', { b: publisher, c: '2020' }),
    ...[...(text.subject ?? []), WORD_OF_ALL].map((subject) => data('650', { a: subject })),
    data('952', { p: `C${number}`, a: 'MAIN', o: `QA ${number}`, y: 'BOOK' }),
  ];
  return { leader: '00000nam a2200000 a 4500', fields };
}

function data(tag: string, subfields: Readonly<Record<string, string>>): MarcField {
  return {
    tag,
    ind1: ' ',
    ind2: ' ',
    subfields: Object.entries(subfields).map(([code, value]) => ({ code, value })),
  };
}
