import { formatIssn, isIssn } from '@lectern/rules/issn';
import { trimIsbd } from './punctuation.ts';

/** The ISSNs in the texts as NNNN-NNNC, without duplicates, valid ones first. Texts without an ISSN are left out. */
export function issnList(texts: readonly string[]): string[] {
  const valid = new Set<string>();
  const wrong = new Set<string>();
  for (const text of texts) {
    const issn = formatIssn(trimIsbd(text).slice(0, 9));
    if (issn !== undefined) (isIssn(issn) ? valid : wrong).add(issn);
  }
  return [...valid, ...wrong];
}
