import { countItems } from '@lectern/contracts/collection/holdings/availability';
import type { PrintWay } from '@lectern/contracts/resources/resolver/ways';
import type { Answer, WantedIssue } from '@lectern/rules/coverage/coverage';
import { holdsByStatement, isOfIssue } from '@lectern/rules/coverage/held-issues';
import type { Deps } from '../../../../platform/deps.ts';
import type { Item } from '../../../../ports/ils/ils-items.ts';
import type { BibRecord } from '../../../collection/catalogue/records/find-bibs.ts';
import { itemsOfBib } from '../../../collection/holdings/items-of-bib.ts';
import { presentItem } from '../../../collection/holdings/present-item.ts';
import { type PlaceNames, placeNames } from '../../../collection/vocabulary/places/place-names.ts';
import type { Asking } from '../asking.ts';
import { wantedIssue } from '../wanted-issue.ts';
import type { FoundRecords } from './find-records.ts';

/** Items of the wanted volume that are shown of a record. */
const MOST_ITEMS = 3;
const MOST_STATEMENTS = 10;

/** What the library holds of the records, those that have the wanted volume first. One without anything on a shelf is left out if it leads to a full text. */
export async function printWays(
  deps: Deps,
  asking: Asking,
  { citation, parts, works, foundBy }: FoundRecords,
): Promise<PrintWay[]> {
  const wanted = wantedIssue(citation);
  const records = [...parts, ...works];
  const places = await placeNames(deps.db, asking.tenant.id, asking.language);
  const ways = await Promise.all(
    records.map(async (record) => {
      const { value: items } = await itemsOfBib(deps, asking.tenant, record.id);
      return { foundBy, ...heldOf(record, items, wanted, places, asking.tenant.settings.policy.timeZone) };
    }),
  );
  const isRead = new Set(records.filter(({ bib }) => bib.links.some(isFullText)).map(({ id }) => id));
  return ways
    .filter(({ recordId, ...way }) => isHeld(way) || !isRead.has(recordId))
    .sort((one, other) => ORDER[one.has] - ORDER[other.has]);
}

const ORDER: Readonly<Record<Answer, number>> = { yes: 0, unknown: 1, no: 2 };

function heldOf(
  { id, bib }: BibRecord,
  items: readonly Item[],
  wanted: WantedIssue | undefined,
  places: PlaceNames,
  timeZone: string,
): Omit<PrintWay, 'foundBy'> {
  const statements = bib.holdings.flatMap(({ summary }) => summary).slice(0, MOST_STATEMENTS);
  // An article of a record of its own, or a book, is wanted as a whole.
  const issue = wanted === undefined || !isSerial(bib.docType) ? undefined : wanted;
  const ofIssue = issue ? items.filter(({ volume }) => isOfIssue(volume, issue) === 'yes') : items;
  const shown = ofIssue.length > 0 ? ofIssue : items;
  const { itemCount, onShelfCount } = countItems(shown.filter(({ status }) => status !== 'withdrawn'));
  const has = issue ? hasIssue(items, ofIssue.length > 0, statements, issue) : 'yes';
  return {
    recordId: id,
    title: bib.title,
    author: bib.creators[0]?.vernacular ?? bib.creators[0]?.name ?? '',
    year: bib.year ?? null,
    has: isHeld({ itemCount, statements }) ? has : 'no',
    statements,
    items: ofIssue.slice(0, MOST_ITEMS).map((item) => presentItem(item, places, timeZone)),
    itemCount,
    onShelfCount,
  };
}

/** An item of the volume is surest, then what holdings say. Items that all have other volumes say that it is not there. */
function hasIssue(
  items: readonly Item[],
  isAmongItems: boolean,
  statements: readonly string[],
  wanted: WantedIssue,
): Answer {
  if (isAmongItems) return 'yes';
  const said = statements.map((statement) => holdsByStatement(statement, wanted));
  if (said.includes('yes')) return 'yes';
  const ofItems = items.map(({ volume }) => isOfIssue(volume, wanted));
  const all = [...said, ...ofItems];
  return all.length > 0 && all.every((answer) => answer === 'no') ? 'no' : 'unknown';
}

function isHeld({ itemCount, statements }: Pick<PrintWay, 'itemCount' | 'statements'>): boolean {
  return itemCount > 0 || statements.length > 0;
}

function isFullText({ kind }: BibRecord['bib']['links'][number]): boolean {
  return kind === 'fulltext';
}

function isSerial(docType: BibRecord['bib']['docType']): boolean {
  return docType === 'journal' || docType === 'newspaper';
}
