import type { DataField } from '../marc-record.ts';
import { first } from './subfields.ts';
import { printedYear } from './year.ts';

/** The fields by their second indicator, in the order of the list; those with another indicator come first. */
export function byFunction(fields: readonly DataField[], order: readonly string[]): DataField[] {
  return [...fields].sort((one, other) => order.indexOf(one.ind2) - order.indexOf(other.ind2));
}

/** The first year that the fields have, each in the first of the subfields that it has. */
export function firstPrintedYear(fields: readonly DataField[], codes: readonly string[]): number | undefined {
  for (const field of fields) {
    const code = codes.find((candidate) => first(field, candidate) !== undefined);
    const year = code === undefined ? undefined : printedYear(first(field, code) ?? '');
    if (year !== undefined) return year;
  }
  return undefined;
}
