import { decodeGb18030 } from '../charset/gb18030.ts';
import type { Judgement, TextEncoding } from '../charset/judge-encoding.ts';
import { decodeMarc8 } from '../charset/marc8.ts';
import type { LimitWarning, MarcWarning, RejectReason } from '../marc-read-result.ts';
import type { MarcField, MarcRecord } from '../marc-record.ts';
import { RECORD_LIMITS } from '../record-limits.ts';
import { type Directory, LEADER_LENGTH, RECORD_TERMINATOR, readDirectory } from './directory.ts';
import { isInOrder, matchFields } from './match-fields.ts';
import { parseField, withoutTerminators } from './parse-field.ts';

export type ParsedRecord =
  | { readonly record: MarcRecord; readonly warnings: MarcWarning[] }
  | { readonly reason: RejectReason; readonly detail: string };

const FIELD_SEPARATOR = '\x1e';
const REPLACEMENT = '�';
const UNPRINTABLE = /[^\x20-\x7e]/g;

/**
 * The record in the bytes of one ISO 2709 record, or the reason why there is none. The directory is used only if it
 * agrees with the field terminators. A record without its terminator is read only if it has all its fields; otherwise it
 * was cut off and is refused, because an incomplete record would overwrite a complete one.
 */
export function parseRecord(raw: Buffer, { encoding, damaged }: Judgement): ParsedRecord {
  const terminated = raw[raw.length - 1] === RECORD_TERMINATOR;
  const directory = readDirectory(raw);
  if (!directory) {
    return terminated || raw.length > LEADER_LENGTH * 20
      ? { reason: 'no-leader', detail: 'no leader and directory where a record should begin' }
      : { reason: 'truncated', detail: 'the record ends before its directory does' };
  }
  const end = terminated ? raw.length - 1 : raw.length;
  const warnings: MarcWarning[] = [];
  const texts = readTexts(raw, directory, end, encoding, warnings);
  if (!terminated) {
    if (warnings.length > 0)
      return { reason: 'truncated', detail: 'the record ends before its last field does' };
    warnings.push('missing-terminator');
  }
  const leader = readLeader(raw, directory, warnings);
  return readFields(leader, texts, encoding, damaged, warnings);
}

interface FieldText {
  readonly tag: string;
  readonly text: string;
}

function readTexts(
  raw: Buffer,
  directory: Directory,
  end: number,
  encoding: TextEncoding,
  warnings: MarcWarning[],
): FieldText[] {
  const { entries, base } = directory;
  // MARC-8 and GB18030 are decoded later: until then one character of the string is one byte.
  const scheme = encoding === 'utf-8' ? 'utf8' : 'latin1';
  if (isInOrder(raw, directory, end)) {
    const pieces = raw.toString(scheme, base, end).split(FIELD_SEPARATOR);
    if (pieces.length === entries.length + 1) return entries.map(({ tag }, i) => ({ tag, text: pieces[i]! }));
  }
  const { fields, warning } = matchFields(raw, directory, end);
  if (warning) warnings.push(warning);
  return fields.map(({ tag, from, to }) => {
    const text = raw.toString(scheme, from, to);
    if (!text.includes(FIELD_SEPARATOR)) return { tag, text };
    if (!warnings.includes('stray-field-terminator')) warnings.push('stray-field-terminator');
    return { tag, text: withoutTerminators(text) };
  });
}

function readLeader(raw: Buffer, { begin }: Directory, warnings: MarcWarning[]): string {
  const text = raw.toString('latin1', 0, Math.min(begin, LEADER_LENGTH));
  const leader = text.replace(UNPRINTABLE, ' ').padEnd(LEADER_LENGTH);
  if (leader !== text || begin !== LEADER_LENGTH) warnings.push('bad-leader');
  return leader;
}

function readFields(
  leader: string,
  texts: readonly FieldText[],
  encoding: TextEncoding,
  damaged: boolean,
  warnings: MarcWarning[],
): ParsedRecord {
  const beyondLimits = new Set<LimitWarning>();
  const oddities = { badIndicators: false, subfieldWithoutCode: false, beyondLimits };
  let undecodable = damaged;
  const decoder = encoding === 'marc-8' ? decodeMarc8 : encoding === 'gb18030' ? decodeGb18030 : undefined;
  const decode =
    decoder &&
    ((piece: string): string => {
      const text = decoder(piece);
      if (text.includes(REPLACEMENT)) undecodable = true;
      return text;
    });
  const fields: MarcField[] = [];
  for (const { tag, text } of texts) {
    if (fields.length === RECORD_LIMITS.fields) {
      beyondLimits.add('too-many-fields');
      break;
    }
    fields.push(parseField(tag, text, decode, oddities));
  }
  if (fields.length === 0) return { reason: 'no-fields', detail: 'the record has no fields' };

  if (oddities.badIndicators) warnings.push('bad-indicators');
  if (oddities.subfieldWithoutCode) warnings.push('subfield-without-code');
  if (undecodable) warnings.push('undecodable-text');
  warnings.push(...beyondLimits);
  return { record: { leader, fields }, warnings };
}
