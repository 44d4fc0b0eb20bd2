import { RecordTooLongError, writeIso2709 } from '@lectern/marc/iso2709/write-iso2709';
import type { MarcRecord } from '@lectern/marc/marc-record';

/**
 * Records as one ISO 2709 file in UTF-8. A record that is too long for the format's directory loses its longest fields, the fewest
 * that will do: the rest of a record is worth more than a file without it.
 */
export function writeMarcFile(records: readonly MarcRecord[]): Uint8Array {
  return Buffer.concat(records.map(fitted));
}

function fitted(record: MarcRecord): Uint8Array {
  try {
    return writeIso2709(record);
  } catch (error) {
    if (!(error instanceof RecordTooLongError) || record.fields.length === 0) throw error;
    const lengths = record.fields.map((field) => JSON.stringify(field).length);
    const longest = lengths.indexOf(Math.max(...lengths));
    return fitted({ ...record, fields: record.fields.filter((_, at) => at !== longest) });
  }
}
