import { checksumOf } from './checksum.ts';
import { type FixedParts, MESSAGE_FORMS, type MessageCode, type MessageFields } from './message-forms.ts';
import type { Sip2Encoding } from './sip2-encodings.ts';
import type { Sip2LineEnd } from './sip2-line-ends.ts';
import { encodeText } from './text-encodings.ts';

/** The most characters of a field. */
const MAX_FIELD = 255;

/** A message before it is written. */
export interface DraftMessage<C extends MessageCode> {
  readonly code: C;
  readonly fixed: FixedParts<C>;
  readonly fields: MessageFields<C>;
}

export interface Framing {
  readonly encoding: Sip2Encoding;
  /** A carriage return if it is left out. */
  readonly lineEnd?: Sip2LineEnd | undefined;
  /** The sequence number, one digit; the message then ends with it and a checksum. */
  readonly sequence?: string | undefined;
}

/**
 * The bytes of a message with its line end. Values of fields lose what would end them (`|` and control characters become
 * blanks) and are cut after 255 characters.
 * @throws {RangeError} if a part of fixed length has another length, or a sequence number is no digit
 */
export function writeMessage<C extends MessageCode>(
  { code, fixed, fields }: DraftMessage<C>,
  { encoding, lineEnd = 'cr', sequence }: Framing,
): Buffer {
  const { needs, may } = MESSAGE_FORMS[code];
  const values: Readonly<Record<string, string | readonly string[] | undefined>> = fields;
  const written = [...needs, ...may].flatMap((field) =>
    [values[field] ?? []].flat().map((value) => `${field}${cleanValue(value)}|`),
  );
  const text = `${code}${writeFixed(code, fixed)}${written.join('')}`;
  const bytes = encodeText(text, encoding);
  if (sequence === undefined) return Buffer.concat([bytes, ENDS[lineEnd]]);
  if (!/^\d$/.test(sequence)) throw new RangeError(`a sequence number is one digit, not '${sequence}'`);
  const summed = Buffer.concat([bytes, Buffer.from(`AY${sequence}AZ`)]);
  return Buffer.concat([summed, Buffer.from(checksumOf(summed)), ENDS[lineEnd]]);
}

const ENDS: Readonly<Record<Sip2LineEnd, Buffer>> = {
  cr: Buffer.from('\r'),
  crlf: Buffer.from('\r\n'),
  lf: Buffer.from('\n'),
};

function writeFixed(code: MessageCode, fixed: Readonly<Record<string, string>>): string {
  return Object.entries(MESSAGE_FORMS[code].fixed)
    .map(([name, width]) => {
      const part = fixed[name] ?? '';
      if (part.length !== width || !/^[\x20-\x7b\x7d\x7e]*$/.test(part))
        throw new RangeError(`${name} of message ${code} is ${width} plain characters, not '${part}'`);
      return part;
    })
    .join('');
}

function cleanValue(value: string): string {
  const clean = value.replaceAll(/[|\p{Cc}\p{Zl}\p{Zp}]/gu, ' ');
  return clean.length <= MAX_FIELD ? clean : Array.from(clean).slice(0, MAX_FIELD).join('');
}
