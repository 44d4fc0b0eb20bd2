import type { DataField } from '../marc-record.ts';
import { cleanText } from './clean-text.ts';

/** The cleaned text of the first subfield with this code that is not empty. */
export function first(field: DataField, code: string): string | undefined {
  for (const subfield of field.subfields) {
    if (subfield.code !== code) continue;
    const text = cleanText(subfield.value);
    if (text !== '') return text;
  }
  return undefined;
}

/** The cleaned texts of all subfields with one of these codes (each character is a code), in record order. */
export function all(field: DataField, codes: string): string[] {
  const texts: string[] = [];
  for (const { code, value } of field.subfields) {
    if (code.length !== 1 || !codes.includes(code)) continue;
    const text = cleanText(value);
    if (text !== '') texts.push(text);
  }
  return texts;
}

/** The subfields with one of these codes in record order, joined by `separator`; empty if there are none. */
export function joined(field: DataField, codes: string, separator = ' '): string {
  let text = '';
  for (const { code, value } of field.subfields) {
    if (code.length !== 1 || !codes.includes(code)) continue;
    const part = cleanText(value);
    if (part !== '') text = text === '' ? part : text + separator + part;
  }
  return text;
}

export function has(field: DataField, code: string): boolean {
  return field.subfields.some((subfield) => subfield.code === code);
}
