import type { WantedIssue } from '@lectern/rules/coverage/coverage';
import { type Citation, isPart } from '../../../platform/openurl/citation.ts';
import type { CitedPlace } from '../databases/entrances/link-to-cited.ts';

/** What of a serial is wanted; undefined where the whole of it is, or a book. */
export function wantedIssue(citation: Citation): WantedIssue | undefined {
  const { date, volume, issue, genre } = citation;
  if (isBookLike(citation)) return undefined;
  // The date of a whole journal is the one of its first issue.
  if (genre === 'journal') return undefined;
  if (date === '' && volume === '' && issue === '')
    return isPart(citation) || genre === 'issue' ? {} : undefined;
  return { date, volume, issue };
}

/** Whether a book is asked for, or something in one: it has no coverage by dates. */
export function isBookLike({ genre, issns, isbns }: Citation): boolean {
  switch (genre) {
    case 'book':
    case 'chapter':
    case 'report':
    case 'dissertation':
    case 'document':
    case 'conference':
      return issns.length === 0;
    case 'article':
    case 'issue':
    case 'journal':
    case 'preprint':
      return false;
    case 'proceeding':
    case 'patent':
    case 'unknown':
      return issns.length === 0 && isbns.length > 0;
  }
}

/** Where links should lead: within the lengths that the call of an entrance takes. */
export function citedPlace({ doi, issns, volume, issue, startPage }: Citation): CitedPlace {
  return { doi: doi.slice(0, 300), issn: issns[0] ?? '', volume, issue, page: startPage };
}
