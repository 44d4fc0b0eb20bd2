import { encodeGb18030 } from '../charset/gb18030.ts';
import { isControlField, type MarcField, type MarcRecord } from '../marc-record.ts';
import { ENTRY_LENGTH, LEADER_LENGTH } from './directory.ts';

const MAX_FIELD_BYTES = 9999;
const MAX_RECORD_BYTES = 99_999;
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
}

/**
 * The record as ISO 2709. Lengths, directory and the technical positions of the leader are computed. Delimiters of
 * ISO 2709 inside values become spaces.
 *
 * @throws RecordTooLongError if a field has more than 9,999 bytes or the record more than 99,999.
 */
export function writeIso2709(
  record: MarcRecord,
  { encoding = 'utf-8' }: WriteIso2709Options = {},
): Uint8Array {
  let directory = '';
  const parts: Buffer[] = [];
  let start = 0;
  for (const field of record.fields) {
    const text = `${fieldText(field)}\x1e`;
    const bytes = encoding === 'gb18030' ? encodeGb18030(text) : Buffer.from(text);
    if (bytes.length > MAX_FIELD_BYTES)
      throw new RecordTooLongError(`field ${field.tag} has ${bytes.length} bytes`);
    directory += field.tag.slice(0, 3).padEnd(3) + digits(bytes.length, 4) + digits(start, 5);
    parts.push(bytes);
    start += bytes.length;
  }
  const base = LEADER_LENGTH + record.fields.length * ENTRY_LENGTH + 1;
  const length = base + start + 1;
  if (length > MAX_RECORD_BYTES) throw new RecordTooLongError(`the record has ${length} bytes`);
  const leader = technicalLeader(record.leader, length, base, encoding === 'utf-8' ? 'a' : ' ');
  return Buffer.concat(
    [Buffer.from(`${leader}${directory}\x1e`, 'latin1'), ...parts, Buffer.from('\x1d')],
    length,
  );
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
