import type { OutputOf } from '@lectern/contracts/kernel/endpoint';
import { nameIn } from '@lectern/contracts/kernel/languages';
import type { resolveRequest } from '@lectern/contracts/resources/resolver/resolve-request';
import { normaliseIsbn } from '@lectern/rules/isbn';
import type { Deps } from '../../../platform/deps.ts';
import type { WorkNumbers } from '../../../platform/online-titles.ts';
import type { Citation } from '../../../platform/openurl/citation.ts';
import { writeOpenUrl } from '../../../platform/openurl/write-openurl.ts';
import type { Asking } from './asking.ts';
import { type FoundRecords, findRecords } from './find/find-records.ts';
import { findTitles } from './find/find-titles.ts';
import { onlineWays } from './find/online-ways.ts';
import { printWays } from './find/print-ways.ts';
import { recordLinks } from './find/record-links.ts';
import { requestWays } from './find/request-ways.ts';

type Resolved = OutputOf<(typeof resolveRequest)['output']>;

/**
 * The ways to what a citation names. Records and titles lend each other their numbers: a list may have only the ISSN of the online
 * edition, and the catalogue only that of print.
 */
export async function resolve(deps: Deps, asking: Asking, citation: Citation): Promise<Resolved> {
  const found = await findRecords(deps, asking, citation);
  const titles = await findTitles(deps, asking, citation, numbersOf(citation, found));
  const records = await withNumbersOfTitles(deps, asking, citation, found, titles);
  const [{ online, notOnline }, print] = await Promise.all([
    onlineWays(deps, asking, citation, titles),
    printWays(deps, asking, citation, records),
  ]);
  const { sources, public: shown } = asking.tenant.settings;
  return {
    asked: askedOf(citation),
    openUrl: writeOpenUrl(citation),
    online,
    notOnline,
    links: recordLinks(citation, records.records),
    print,
    request: await requestWays(deps, asking, print),
    others: sources.catalogues.map(({ code, names }) => ({
      otherLib: code,
      name: nameIn(names, asking.language, shown.defaultLanguage) || code,
    })),
  };
}

/** The numbers of the request, and those of records that were found by them. */
function numbersOf(citation: Citation, { foundBy, records }: FoundRecords): WorkNumbers {
  const known = foundBy === 'number' ? records : [];
  const issns = known.flatMap(({ bib }) => (bib.host ? [bib.host.issn ?? ''] : bib.issns));
  const isbns = known.flatMap(({ bib }) => bib.isbns.filter(({ valid }) => valid).map(({ value }) => value));
  return {
    issns: [...new Set([...citation.issns, ...issns])].filter(Boolean),
    isbns: [...new Set([...citation.isbns, ...isbns.flatMap((value) => normaliseIsbn(value) ?? [])])],
  };
}

/** Where the numbers of the request find no record, those of its titles may. */
async function withNumbersOfTitles(
  deps: Deps,
  asking: Asking,
  citation: Citation,
  found: FoundRecords,
  { titles, foundBy }: Awaited<ReturnType<typeof findTitles>>,
): Promise<FoundRecords> {
  if (foundBy === 'title' || (found.records.length > 0 && found.foundBy === 'number')) return found;
  const issns = titles.flatMap(({ printIssn, onlineIssn }) => [printIssn, onlineIssn]).filter(Boolean);
  const isbns = titles.flatMap(({ printIsbn, onlineIsbn }) => [printIsbn, onlineIsbn]).filter(Boolean);
  if (
    issns.every((one) => citation.issns.includes(one)) &&
    isbns.every((one) => citation.isbns.includes(one))
  )
    return found;
  const again = await findRecords(deps, asking, { ...citation, issns, isbns });
  return again.records.length > 0 ? again : found;
}

function askedOf(citation: Citation): Resolved['asked'] {
  const { shortTitle, familyName: _family, nearIsbns, ids: _ids, ...asked } = citation;
  return {
    ...asked,
    title: asked.title || shortTitle,
    isbns: [...asked.isbns, ...nearIsbns.slice(0, 1)],
    issns: [...asked.issns],
  };
}
