import { writeIso2709 } from '@lectern/marc/iso2709/write-iso2709';
import type { MarcRecord } from '@lectern/marc/marc-record';

/**
 * The records as one ISO 2709 file in UTF-8. If a record is too long for the format, its longest fields are left out
 * until it fits: an incomplete record is better than none.
 */
export async function writeMarcFile(records: AsyncIterable<MarcRecord>): Promise<Uint8Array> {
  const written: Uint8Array[] = [];
  for await (const record of records) written.push(writeIso2709(record, { tooLong: 'leave-out' }));
  return Buffer.concat(written);
}
