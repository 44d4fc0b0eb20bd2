import type { SearchAnswer } from '@lectern/contracts/discovery/search/search-answer';
import { escapeXml } from '@lectern/marc/xml/escape-xml';
import type { Hit } from './present-hit.ts';

type Ranges = Hit['titleRanges'];

/** The texts of the hits in which the words of the search occur, as HTML with the words in `em`, by record. */
export function highlightedTexts(hits: readonly Hit[]): SearchAnswer['hlResult'] {
  return Object.fromEntries(
    hits.map(({ recordId, title, titleRanges, author, authorRanges, snippet }) => [
      recordId,
      {
        ...(titleRanges.length > 0 && { title: markedHtml(title, titleRanges) }),
        ...(authorRanges.length > 0 && { author: markedHtml(author, authorRanges) }),
        ...(snippet.ranges.length > 0 && { snippet: markedHtml(snippet.text, snippet.ranges) }),
      },
    ]),
  );
}

function markedHtml(text: string, ranges: Ranges): string {
  let html = '';
  let at = 0;
  for (const [start, end] of ranges) {
    html += `${escapeXml(text.slice(at, start))}<em>${escapeXml(text.slice(start, end))}</em>`;
    at = end;
  }
  return html + escapeXml(text.slice(at));
}
