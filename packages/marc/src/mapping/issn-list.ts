import { formatIssn, isIssn } from '@lectern/rules/issn';
import type { Bib } from '../bib.ts';
import type { DataField } from '../marc-record.ts';
import { trimIsbd } from './punctuation.ts';
import { all } from './subfields.ts';

/** The ISSNs of the fields: those in the subfields `own`, and those in `former` that are none of them. */
export function issnsOf(
  fields: readonly DataField[],
  own: string,
  former: string,
): Pick<Bib, 'issns' | 'formerIssns'> {
  const issns = issnList(fields.flatMap((field) => all(field, own)));
  const formerIssns = issnList(fields.flatMap((field) => all(field, former))).filter(
    (issn) => !issns.includes(issn),
  );
  return { issns, ...(formerIssns.length > 0 && { formerIssns }) };
}

/** The ISSNs in the texts as NNNN-NNNC, without duplicates, valid ones first. Texts without an ISSN are left out. */
function issnList(texts: readonly string[]): string[] {
  const valid = new Set<string>();
  const wrong = new Set<string>();
  for (const text of texts) {
    const issn = formatIssn(trimIsbd(text).slice(0, 9));
    if (issn !== undefined) (isIssn(issn) ? valid : wrong).add(issn);
  }
  return [...valid, ...wrong];
}
