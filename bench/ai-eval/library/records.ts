import { join } from 'node:path';
import type { Bib } from '@lectern/marc/bib';
import { mapRecord } from '@lectern/marc/mapping/map-record';
import type { MarcRecord } from '@lectern/marc/marc-record';
import { recordsOfFile } from '../../relevance/records/open-marc-file.ts';
import { SHARED_DATA } from '../../relevance/records/record-source.ts';
import { Random } from '../../search/random.ts';

export const TIBKAT = join(SHARED_DATA, 'tibkat', 'tibkat.mrc.xz');
/** Real records in Chinese, since TIBKAT has hardly any. */
export const CHINESE = join(SHARED_DATA, 'chinese-cnmarc', 'chinese-cnmarc-utf8.iso');

/** A record with what it describes. */
export interface SourceRecord {
  readonly record: MarcRecord;
  readonly bib: Bib;
}

export interface Sample {
  readonly tibkat: readonly SourceRecord[];
  readonly chinese: readonly SourceRecord[];
  /** Taken out before the library was made: it has none of them. */
  readonly absent: readonly SourceRecord[];
}

const RECORDS_OF_TIBKAT = 136_569;
/** Records taken out, of which those are asked for that share neither title nor author with one that stays. */
const ABSENT = 400;

/** So many records of TIBKAT, drawn by the seed, with some that are taken out. */
export async function drawRecords(seed: number, count: number): Promise<Sample> {
  const random = new Random(seed);
  const share = (count + ABSENT) / RECORDS_OF_TIBKAT;
  const drawn: SourceRecord[] = [];
  for await (const record of recordsOfFile(TIBKAT))
    if (random.next() < share) drawn.push({ record, bib: mapRecord(record) });
  const chinese: SourceRecord[] = [];
  for await (const record of recordsOfFile(CHINESE)) chinese.push({ record, bib: mapRecord(record) });
  const absent = drawn.filter((_, at) => at % Math.ceil(drawn.length / ABSENT) === 0);
  const gone = new Set(absent);
  return { tibkat: drawn.filter((one) => !gone.has(one)), chinese, absent };
}
