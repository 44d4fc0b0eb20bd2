import type { Creator } from '../../bib.ts';
import type { DataField } from '../../marc-record.ts';
import { cleanText } from '../clean-text.ts';
import { scriptOf } from '../script.ts';
import { first } from '../subfields.ts';

/**
 * The name in a 7XX or 60X heading: entry element and rest of name ("Hugo, Victor"), additions to western names,
 * subordinate units, and number, place and date of a meeting. Chinese names are completely in $a.
 */
export function nameText(field: DataField, kind: Creator['kind']): string {
  return kind === 'person' ? personText(field) : bodyText(field, kind);
}

function personText(field: DataField): string {
  const entry = first(field, 'a') ?? '';
  const rest = first(field, 'b');
  const numeral = first(field, 'd');
  const east = scriptOf(entry) === 'han';
  // In Han entries $c has dynasty, nationality and original spelling. They are not part of the name.
  const addition = east ? undefined : first(field, 'c');
  let text = rest === undefined ? entry : east ? entry + rest : `${entry}, ${rest}`;
  if (numeral !== undefined) text += ` ${numeral}`;
  if (addition !== undefined) text += `, ${withoutBrackets(addition)}`;
  return text;
}

function bodyText(field: DataField, kind: Creator['kind']): string {
  let text = '';
  const details: string[] = [];
  for (const { code, value } of field.subfields) {
    const part = cleanText(value);
    if (part === '') continue;
    if (code === 'a') text = text === '' ? part : `${text} ${part}`;
    else if (code === 'b') text = text === '' ? part : `${text}. ${part}`;
    else if (kind === 'meeting' && (code === 'd' || code === 'f' || code === 'e'))
      details.push(withoutBrackets(part));
    else if (code === 'c') details.push(withoutBrackets(part));
  }
  return text === '' || details.length === 0 ? text : `${text} (${details.join(' : ')})`;
}

/** The text without brackets around it: "(清)", "（美）", "[1900-]". */
export function withoutBrackets(text: string): string {
  return text.replace(/^[([（［〔【<]\s*/, '').replace(/(?:(?<!\s)\s+)?[)\]）］〕】>]$/, '');
}
