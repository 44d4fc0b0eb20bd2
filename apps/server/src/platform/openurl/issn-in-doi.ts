import { normaliseIssn } from '@lectern/rules/issn';

/** What stands before an ISSN where publishers put it into their DOIs: Elsevier's S, `j.`, `issn`, and a SICI. */
const ISSN = /(?:\/s|\/j\.|[./]issn[.:]?|\(sici\))(\d{4}-\d{3}[\dx])/i;
const LONGEST = 300;

/** The ISSN of the journal that a DOI names in itself, such as `10.1111/j.1365-2966.2005.09238.x`; undefined without a valid one. */
export function issnInDoi(doi: string): string | undefined {
  const [, issn] = ISSN.exec(doi.slice(0, LONGEST)) ?? [];
  return issn === undefined ? undefined : normaliseIssn(issn);
}
