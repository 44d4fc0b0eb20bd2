import { writeIso2709 } from '@lectern/marc/iso2709/write-iso2709';
import type { MarcReadResult } from '@lectern/marc/marc-read-result';
import type { MarcField, MarcRecord } from '@lectern/marc/marc-record';
import { readMarc } from '@lectern/marc/read-marc';

/** What a test says of a MARC 21 record; the rest is ordinary. */
export interface TestRecord {
  /** 001; none where empty. */
  readonly number: string;
  readonly title?: string;
  /** 082. */
  readonly dewey?: string;
  /** Leader/05. */
  readonly status?: 'n' | 'd';
  /** Leader/06. */
  readonly type?: string;
  readonly items?: readonly {
    readonly barcode?: string;
    readonly library?: string;
    readonly callNumber?: string;
  }[];
}

export function testRecord(given: TestRecord): MarcRecord {
  const { number, title = `Title ${number}`, status = 'n', type = 'a', dewey = '', items = [] } = given;
  const fields: MarcField[] = [
    ...(number === '' ? [] : [{ tag: '001', value: number }]),
    { tag: '008', value: '200101s2020    xxu           000 0 eng d' },
    ...(dewey === '' ? [] : [data('082', { a: dewey })]),
    data('100', { a: 'Author, Ann' }),
    data('245', { a: title }),
    ...items.map((item) =>
      data('952', {
        p: item.barcode ?? '',
        a: item.library ?? 'MAIN',
        o: item.callNumber ?? 'QA 1',
        y: 'BOOK',
      }),
    ),
  ];
  return { leader: `00000${status}${type}m a2200000 a 4500`, fields };
}

function data(tag: string, subfields: Readonly<Record<string, string>>): MarcField {
  return {
    tag,
    ind1: ' ',
    ind2: ' ',
    subfields: Object.entries(subfields)
      .filter(([, value]) => value !== '')
      .map(([code, value]) => ({ code, value })),
  };
}

/** The bytes of an ISO 2709 file. */
export function marcFile(records: readonly TestRecord[]): Buffer {
  return Buffer.concat(records.map((record) => writeIso2709(testRecord(record))));
}

/** The records of a file as an import takes them. */
export function readMarcFile(file: Buffer): AsyncIterable<MarcReadResult[]> {
  return readMarc(chunksOf(file));
}

async function* chunksOf(file: Buffer): AsyncGenerator<Uint8Array> {
  yield file;
}
