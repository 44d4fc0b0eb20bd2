import { encodeGb18030 } from '../charset/gb18030.ts';
import { isControlField, type MarcField, type MarcRecord } from '../marc-record.ts';
import { ENTRY_LENGTH, LEADER_LENGTH } from './directory.ts';

const MAX_FIELD_BYTES = 9999;
const MAX_RECORD_BYTES = 99_999;
/** Leader, the terminator of the directory and that of the record. */
const FRAME_BYTES = LEADER_LENGTH + 2;
const DELIMITERS = ['\x1d', '\x1e', '\x1f'];

/** Thrown if a record or one of its fields is too long for the directory of ISO 2709. */
export class RecordTooLongError extends Error {
  constructor(detail: string) {
    super(`too long for ISO 2709: ${detail}`);
    this.name = 'RecordTooLongError';
  }
}

export interface WriteIso2709Options {
  /** UTF-8 if absent; leader/09 is then `a`. */
  readonly encoding?: 'utf-8' | 'gb18030';
  /** What happens to a record that is too long: `throw` if absent; `leave-out` leaves out its longest fields. */
  readonly tooLong?: 'throw' | 'leave-out';
}

/**
 * The record as ISO 2709. Lengths, directory and the technical positions of the leader are computed. Delimiters of
 * ISO 2709 inside values become spaces.
 *
 * @throws RecordTooLongError if a field has more than 9,999 bytes or the record more than 99,999, unless `tooLong` is
 *   `leave-out`.
 */
export function writeIso2709(
  record: MarcRecord,
  { encoding = 'utf-8', tooLong = 'throw' }: WriteIso2709Options = {},
): Uint8Array {
  const written = record.fields.map((field) => writeField(field, encoding));
  const fields = tooLong === 'leave-out' ? fittingFields(written) : written;
  let directory = '';
  const parts: Buffer[] = [];
  let start = 0;
  for (const { tag, bytes } of fields) {
    if (bytes.length > MAX_FIELD_BYTES)
      throw new RecordTooLongError(`field ${tag} has ${bytes.length} bytes`);
    directory += tag + digits(bytes.length, 4) + digits(start, 5);
    parts.push(bytes);
    start += bytes.length;
  }
  const length = FRAME_BYTES + fields.length * ENTRY_LENGTH + start;
  if (length > MAX_RECORD_BYTES) throw new RecordTooLongError(`the record has ${length} bytes`);
  const base = length - start - 1;
  const leader = technicalLeader(record.leader, length, base, encoding === 'utf-8' ? 'a' : ' ');
  return Buffer.concat(
    [Buffer.from(`${leader}${directory}\x1e`, 'latin1'), ...parts, Buffer.from('\x1d')],
    length,
  );
}

/** A field with its terminator, and its tag in three characters. */
interface WrittenField {
  readonly tag: string;
  readonly bytes: Buffer;
}

function writeField(field: MarcField, encoding: 'utf-8' | 'gb18030'): WrittenField {
  const text = `${fieldText(field)}\x1e`;
  const bytes = encoding === 'gb18030' ? encodeGb18030(text) : Buffer.from(text);
  return { tag: field.tag.slice(0, 3).padEnd(3), bytes };
}

/**
 * The fields without the longest ones, so that the record fits; of fields with the same length the first are left out.
 * Each field is measured once and the fields are sorted once: records with 200,000 fields exist.
 */
function fittingFields(fields: readonly WrittenField[]): readonly WrittenField[] {
  let length = FRAME_BYTES;
  for (const { bytes } of fields) length += ENTRY_LENGTH + bytes.length;
  const leftOut = new Set<WrittenField>();
  for (const field of fields.toSorted((a, b) => b.bytes.length - a.bytes.length)) {
    if (length <= MAX_RECORD_BYTES && field.bytes.length <= MAX_FIELD_BYTES) break;
    length -= ENTRY_LENGTH + field.bytes.length;
    leftOut.add(field);
  }
  return leftOut.size === 0 ? fields : fields.filter((field) => !leftOut.has(field));
}

/** The leader with lengths, encoding, indicator count, subfield code length and entry map as ISO 2709 needs them. */
function technicalLeader(leader: string, length: number, base: number, encoding: string): string {
  const padded = leader.padEnd(LEADER_LENGTH);
  return `${digits(length, 5)}${padded.slice(5, 9)}${encoding}22${digits(base, 5)}${padded.slice(17, 20)}4500`;
}

function fieldText(field: MarcField): string {
  if (isControlField(field)) return withoutDelimiters(field.value);
  const subfields = field.subfields.map(({ code, value }) => `\x1f${code}${withoutDelimiters(value)}`);
  return `${field.ind1}${field.ind2}${subfields.join('')}`;
}

function withoutDelimiters(text: string): string {
  return DELIMITERS.reduce((clean, delimiter) => clean.replaceAll(delimiter, ' '), text);
}

function digits(value: number, width: number): string {
  return String(value).padStart(width, '0');
}
