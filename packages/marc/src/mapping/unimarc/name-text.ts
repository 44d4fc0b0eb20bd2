import type { Creator, NameParts } from '../../bib.ts';
import type { DataField } from '../../marc-record.ts';
import { cleanText } from '../clean-text.ts';
import { nameParts } from '../name-parts.ts';
import { scriptOf } from '../script.ts';
import { all, first } from '../subfields.ts';

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
  // Some records have the rest of the name alone.
  const separator = east || entry === '' ? '' : ', ';
  let text = rest === undefined ? entry : entry + separator + rest;
  if (numeral !== undefined) text += ` ${numeral}`;
  if (addition !== undefined) text += `, ${withoutBrackets(addition)}`;
  return text;
}

/** The parts of the person's name in a 70X heading; undefined without a name. The second indicator is 1 for an entry under surname. */
export function personParts(field: DataField): NameParts | undefined {
  const entry = first(field, 'a') ?? '';
  const rest = first(field, 'b');
  return nameParts({
    order: field.ind2 === '1' || rest !== undefined ? 'surname' : 'forename',
    entry,
    rest,
    numeration: first(field, 'd'),
    fuller: withoutBrackets(first(field, 'g') ?? '') || undefined,
    additions: scriptOf(entry) === 'han' ? [] : all(field, 'c').map(withoutBrackets),
  });
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
