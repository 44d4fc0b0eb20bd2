import type { LinkWay } from '@lectern/contracts/resources/resolver/ways';
import type { BibRecord } from '../../../collection/catalogue/records/find-bibs.ts';
import { coverageIn } from '../../../collection/detail/coverage.ts';
import { presentLinks } from '../../../collection/detail/present-links.ts';
import { wantedIssue } from '../wanted-issue.ts';
import type { FoundRecords } from './find-records.ts';

const MOST_LINKS = 10;

/** The addresses of the full text in records: of the article itself, and of a journal those whose years have it, or that name no years. */
export function recordLinks({ citation, parts, works }: FoundRecords): LinkWay[] {
  const year = Number(wantedIssue(citation)?.date?.slice(0, 4) || 0);
  const ofWorks = works.flatMap(linksOf).filter(({ label, note }) => {
    const span = coverageIn(label) ?? coverageIn(note);
    return !span || year === 0 || (year >= span.from && (span.to === null || year <= span.to));
  });
  return [...parts.flatMap(linksOf), ...ofWorks].slice(0, MOST_LINKS);
}

function linksOf(record: BibRecord): LinkWay[] {
  return presentLinks(record.bib)
    .filter(({ kind }) => kind === 'fulltext')
    .map(({ url, label, note, host }) => ({ recordId: record.id, url, label, note, host }));
}
