import type { OutputOf } from '@lectern/contracts/kernel/endpoint';
import type { resolveRequest } from '@lectern/contracts/resources/resolver/resolve-request';
import { normaliseIsbn } from '@lectern/rules/isbn';
import type { Deps } from '../../../platform/deps.ts';
import type { WorkNumbers } from '../../../platform/online-titles.ts';
import type { Citation } from '../../../platform/openurl/citation.ts';
import { issnInDoi } from '../../../platform/openurl/issn-in-doi.ts';
import { writeOpenUrl } from '../../../platform/openurl/write-openurl.ts';
import { otherLibraries } from '../../discovery/other-libraries/libraries.ts';
import type { Asking } from './asking.ts';
import { type FoundRecords, findRecords } from './find/find-records.ts';
import { type FoundTitles, findTitles } from './find/find-titles.ts';
import { onlineWays } from './find/online-ways.ts';
import { printWays } from './find/print-ways.ts';
import { recordLinks } from './find/record-links.ts';
import { requestWays } from './find/request-ways.ts';

type Resolved = OutputOf<(typeof resolveRequest)['output']>;

/**
 * The ways to what a citation names. Records and titles lend each other their numbers: a list may have only the ISSN of the online
 * edition, and the catalogue only that of print.
 */
export async function resolve(deps: Deps, asking: Asking, asked: Citation): Promise<Resolved> {
  const found = await recordsOf(deps, asking, asked);
  const { citation } = found;
  const titles = await findTitles(deps, asking, citation, numbersOf(found));
  const records = await withNumbersOfTitles(deps, asking, found, titles);
  const [{ online, notOnline }, print] = await Promise.all([
    onlineWays(deps, asking, citation, titles),
    printWays(deps, asking, records),
  ]);
  const others = await otherLibraries(deps, asking);
  return {
    asked: toldOf(citation, nameByNumber(titles, records)),
    openUrl: writeOpenUrl(citation),
    online,
    notOnline,
    links: recordLinks(records),
    print,
    request: await requestWays(deps, asking, print),
    others: others.flatMap(({ code, name, target }) => (target ? [{ otherLib: code, name }] : [])),
  };
}

/** The records of a citation. Where there are none and nothing names the journal of an article, its DOI may. */
async function recordsOf(deps: Deps, asking: Asking, asked: Citation): Promise<FoundRecords> {
  const found = await findRecords(deps, asking, asked);
  const { issns, isbns, title, doi } = found.citation;
  if (found.works.length > 0 || issns.length > 0 || isbns.length > 0 || title !== '') return found;
  const issn = issnInDoi(doi);
  if (issn === undefined) return found;
  const again = await findRecords(deps, asking, { ...found.citation, issns: [issn] });
  return again.parts.length > 0 ? again : { ...again, parts: found.parts };
}

/** The numbers of the citation, and those of records that were found by them. */
function numbersOf({ citation, foundBy, works }: FoundRecords): WorkNumbers {
  const known = foundBy === 'number' ? works.map(({ bib }) => bib) : [];
  const isbns = known.flatMap((bib) => bib.isbns.filter(({ valid }) => valid).map(({ value }) => value));
  return {
    issns: [...new Set([...citation.issns, ...known.flatMap(({ issns }) => issns)])],
    isbns: [...new Set([...citation.isbns, ...isbns.flatMap((value) => normaliseIsbn(value) ?? [])])],
  };
}

/** Where the numbers of the request find no record, the other ones of its titles may. */
async function withNumbersOfTitles(
  deps: Deps,
  asking: Asking,
  found: FoundRecords,
  { titles, foundBy }: FoundTitles,
): Promise<FoundRecords> {
  if (foundBy === 'title' || (found.works.length > 0 && found.foundBy === 'number')) return found;
  const { citation } = found;
  const issns = titles.flatMap(({ printIssn, onlineIssn }) => [printIssn, onlineIssn]).filter(Boolean);
  const isbns = titles.flatMap(({ printIsbn, onlineIsbn }) => [printIsbn, onlineIsbn]).filter(Boolean);
  const isNew = [...issns, ...isbns].some((one) => ![...citation.issns, ...citation.isbns].includes(one));
  if (!isNew) return found;
  const again = await findRecords(deps, asking, { ...citation, issns, isbns });
  return again.works.length > 0 ? { ...again, citation, parts: found.parts } : found;
}

/** How a work is called of which the request names only a number. */
function nameByNumber({ titles, foundBy }: FoundTitles, records: FoundRecords): string {
  const ofTitle = foundBy === 'number' ? titles[0]?.name : undefined;
  const ofRecord = records.foundBy === 'number' ? records.works[0]?.bib.title : undefined;
  return ofTitle ?? ofRecord ?? '';
}

function toldOf(citation: Citation, name: string): Resolved['asked'] {
  const { shortTitle, familyName: _familyName, nearIsbns, ids: _ids, ...asked } = citation;
  return {
    ...asked,
    title: asked.title || shortTitle || name,
    issns: [...asked.issns],
    isbns: [...asked.isbns, ...nearIsbns.slice(0, 1)],
  };
}
