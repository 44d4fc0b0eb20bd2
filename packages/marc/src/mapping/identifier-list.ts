/** Collects identifiers in order, each once. */
export class IdentifierList {
  readonly identifiers: { readonly kind: string; readonly value: string }[] = [];

  add(kind: string, value: string | undefined): void {
    if (value === undefined || value === '') return;
    if (this.identifiers.some((known) => known.kind === kind && known.value === value)) return;
    this.identifiers.push({ kind, value });
  }
}

/** A DOI without the address or prefix that it is often written with; undefined where it is none (ISO 26324: 10.N/...). */
export function bareDoi(text: string): string | undefined {
  const start = text.indexOf('10.');
  return start >= 0 && text.includes('/', start) ? text.slice(start) : undefined;
}

/** The number of a system number of OCLC, "(OCoLC)ocm00012345" or "ocn123", without letters and leading zeros. */
export function oclcNumber(text: string): string | undefined {
  const match = /^(?:\(OCoLC\)|\(OCLC\))\s*(?:ocm|ocn|on)?0*(\d+)|^(?:ocm|ocn|on)0*(\d+)$/i.exec(text);
  return match?.[1] ?? match?.[2];
}

/** A Library of Congress control number in its normal form (LoC, "LCCN namespace"): no blanks, no suffix, padded. */
export function normaliseLccn(text: string): string {
  const bare = text.replace(/\s+/g, '').replace(/\/.*$/, '');
  const hyphen = bare.indexOf('-');
  return hyphen < 0 ? bare : bare.slice(0, hyphen) + bare.slice(hyphen + 1).padStart(6, '0');
}
