import type { LinkWay } from '@lectern/contracts/resources/resolver/ways';
import { type Citation, isPart } from '../../../../platform/openurl/citation.ts';
import type { BibRecord } from '../../../collection/catalogue/records/find-bibs.ts';
import { coverageIn } from '../../../collection/detail/coverage.ts';
import { presentLinks } from '../../../collection/detail/present-links.ts';
import { wantedIssue } from '../wanted-issue.ts';

const MOST_LINKS = 10;

/** The addresses of the full text in records. Of a journal those whose years have the wanted one, or that name no years. */
export function recordLinks(citation: Citation, records: readonly BibRecord[]): LinkWay[] {
  const wanted = wantedIssue(citation);
  const year = Number(wanted?.date?.slice(0, 4) || 0);
  return records
    .flatMap((record) =>
      presentLinks(record.bib)
        .filter(({ kind }) => kind === 'fulltext')
        .filter(({ label, note }) => {
          const span = coverageIn(label) ?? coverageIn(note);
          if (!span || year === 0 || (isPart(citation) && record.bib.host)) return true;
          return year >= span.from && (span.to === null || year <= span.to);
        })
        .map(({ url, label, note, host }) => ({ recordId: record.id, url, label, note, host })),
    )
    .slice(0, MOST_LINKS);
}
