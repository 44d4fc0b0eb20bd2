import { DEMO_PAPERS } from '@lectern/demo/papers/demo-papers';

/** Where the work of a DOI may be read, as Unpaywall answers it. One in six works that are closed has a copy in a repository. */
export function answerCopies(doi: string): unknown {
  const paper = DEMO_PAPERS.find((one) => one.doi === doi);
  if (!paper) return undefined;
  const { number, title, year, isOpen } = paper;
  const hasCopy = isOpen || number % 6 === 1;
  const copy = {
    url: `https://example.org/${isOpen ? 'papers' : 'repository'}/${number}`,
    version: isOpen ? 'publishedVersion' : 'acceptedVersion',
    license: isOpen ? 'cc-by' : null,
    host_type: isOpen ? 'publisher' : 'repository',
    repository_institution: isOpen ? null : 'Example repository',
  };
  return {
    doi,
    title,
    year,
    is_oa: hasCopy,
    best_oa_location: hasCopy ? copy : null,
    oa_locations: hasCopy ? [copy] : [],
  };
}
