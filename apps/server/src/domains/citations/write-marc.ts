import { RecordTooLongError, writeIso2709 } from '@lectern/marc/iso2709/write-iso2709';
import type { MarcRecord } from '@lectern/marc/marc-record';

/**
 * The records as one ISO 2709 file in UTF-8. If a record is too long for the format, its longest fields are left out
 * until it fits: an incomplete record is better than none.
 */
export function writeMarcFile(records: readonly MarcRecord[]): Uint8Array {
  return Buffer.concat(records.map(writeFitting));
}

function writeFitting(record: MarcRecord): Uint8Array {
  try {
    return writeIso2709(record);
  } catch (error) {
    if (!(error instanceof RecordTooLongError) || record.fields.length === 0) throw error;
    const lengths = record.fields.map((field) => JSON.stringify(field).length);
    const longest = lengths.indexOf(Math.max(...lengths));
    return writeFitting({ ...record, fields: record.fields.filter((_, at) => at !== longest) });
  }
}
