import { formatIssn, isIssn } from '@lectern/rules/issn';
import { trimIsbd } from './punctuation.ts';

/** Puts the ISSNs found in a record into one list: valid ones first, each once, other text left out. */
export function issnList(texts: readonly string[]): string[] {
  const valid = new Set<string>();
  const wrong = new Set<string>();
  for (const text of texts) {
    const issn = formatIssn(trimIsbd(text).slice(0, 9));
    if (issn !== undefined) (isIssn(issn) ? valid : wrong).add(issn);
  }
  return [...valid, ...wrong];
}
