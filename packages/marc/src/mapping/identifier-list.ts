import type { FieldIndex } from './field-index.ts';
import { all } from './subfields.ts';

/** A list of identifiers without duplicates. */
export class IdentifierList {
  readonly identifiers: { readonly kind: string; readonly value: string }[] = [];
  /** Values by kind. A kind may hold any character, because 024 $2 gives it. */
  readonly #seen = new Map<string, Set<string>>();

  add(kind: string, value: string | undefined): void {
    if (value === undefined || value === '') return;
    const values = this.#seen.get(kind) ?? new Set();
    if (values.has(value)) return;
    this.#seen.set(kind, values.add(value));
    this.identifiers.push({ kind, value });
  }
}

/** Adds the system numbers of 035 (both formats): OCLC numbers, also cancelled ones ($z), and others. */
export function addSystemNumbers(list: IdentifierList, index: FieldIndex): void {
  for (const field of index.fields('035')) {
    for (const number of all(field, 'a')) {
      const oclc = oclcNumber(number);
      list.add(oclc === undefined ? 'system' : 'oclc', oclc ?? number);
    }
    for (const number of all(field, 'z')) list.add('oclc', oclcNumber(number));
  }
}

/** A DOI without resolver address or prefix (ISO 26324: 10.N/...); undefined if the text contains no DOI. */
export function bareDoi(text: string): string | undefined {
  const start = text.indexOf('10.');
  return start >= 0 && text.includes('/', start) ? text.slice(start) : undefined;
}

/** The digits of an OCLC number like "(OCoLC)ocm00012345" or "ocn123", without leading zeros; undefined for others. */
export function oclcNumber(text: string): string | undefined {
  const match =
    /^(?:\(OCoLC\)|\(OCLC\))\s*(?:ocm|ocn|on)?0*([1-9]\d*|0)|^(?:ocm|ocn|on)0*([1-9]\d*|0)$/i.exec(text);
  return match?.[1] ?? match?.[2];
}

/** A Library of Congress control number in normalised form (LoC, "LCCN namespace"): no spaces, no suffix, padded. */
export function normaliseLccn(text: string): string {
  const [bare = ''] = text.replace(/\s+/g, '').split('/', 1);
  const hyphen = bare.indexOf('-');
  return hyphen < 0 ? bare : bare.slice(0, hyphen) + bare.slice(hyphen + 1).padStart(6, '0');
}
