import type { Creator, NameParts } from '../../bib.ts';
import type { DataField } from '../../marc-record.ts';
import { cleanText } from '../clean-text.ts';
import { nameParts } from '../name-parts.ts';
import { appendWithMark, trimIsbd } from '../punctuation.ts';
import { all, first } from '../subfields.ts';

/** The kind of name in a heading, by the last two digits of its tag (X00, X10, X11). */
export const NAME_KINDS: Readonly<Record<string, Creator['kind']>> = {
  '00': 'person',
  '10': 'corporate',
  '11': 'meeting',
};

const PARTS: Readonly<Record<Creator['kind'], string>> = {
  person: 'abcq',
  corporate: 'abndc',
  meeting: 'aqnedc',
};

/**
 * The name in an X00, X10 or X11 heading, without roles, titles and dates of a person: "King, Martin Luther, Jr.",
 * "United States. Congress. House", "CRYPTO (Conference) (1996 : Santa Barbara, Calif.)".
 */
export function nameText(field: DataField, kind: Creator['kind']): string {
  const codes = PARTS[kind];
  let text = '';
  for (const { code, value } of field.subfields) {
    if (code === 't') break;
    if (code.length !== 1 || !codes.includes(code)) continue;
    const part = cleanText(value);
    if (part === '') continue;
    if (kind === 'person') text = text === '' ? part : `${text} ${part}`;
    else if (code === 'b' || (code === 'e' && kind === 'meeting')) text = appendWithMark(text, '. ', part);
    else text = text === '' ? part : `${text} ${part}`;
  }
  return trimIsbd(text);
}

/** The first indicator of X00. 2 was used for compound family names until 1996. */
const ORDERS: Readonly<Record<string, NameParts['order']>> = {
  '0': 'forename',
  '1': 'surname',
  '2': 'surname',
  '3': 'family',
};

/** The parts of the person's name in an X00 heading; undefined without a name or with an indicator that says nothing. */
export function personParts(field: DataField): NameParts | undefined {
  const order = ORDERS[field.ind1];
  if (order === undefined) return undefined;
  const trimmed = (code: string) => trimIsbd(first(field, code) ?? '') || undefined;
  return nameParts({
    order,
    entry: trimmed('a') ?? '',
    numeration: trimmed('b'),
    fuller: trimmed('q')?.replace(/^\(|\)$/g, ''),
    additions: all(field, 'c').map(trimIsbd),
  });
}
