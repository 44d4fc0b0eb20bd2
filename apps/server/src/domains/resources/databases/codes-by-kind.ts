import type { TermKind } from '@lectern/contracts/resources/databases/term';

/** The codes of words that staff gave a database. */
interface GivenTerms {
  readonly subjects: readonly string[];
  readonly docTypes: readonly string[];
  readonly vendors: readonly string[];
  readonly colleges: readonly string[];
  readonly labels: readonly string[];
}

/** The same by list. */
export function codesByKind(given: GivenTerms): Record<TermKind, readonly string[]> {
  return {
    subject: given.subjects,
    docType: given.docTypes,
    vendor: given.vendors,
    college: given.colleges,
    label: given.labels,
  };
}
