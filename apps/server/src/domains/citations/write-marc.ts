import { writeIso2709 } from '@lectern/marc/iso2709/write-iso2709';
import type { MarcRecord } from '@lectern/marc/marc-record';

/**
 * The records as one ISO 2709 file in UTF-8. If a record is too long for the format, its longest fields are left out
 * until it fits: an incomplete record is better than none.
 */
export function writeMarcFile(records: readonly MarcRecord[]): Uint8Array {
  return Buffer.concat(records.map((record) => writeIso2709(record, { tooLong: 'leave-out' })));
}
