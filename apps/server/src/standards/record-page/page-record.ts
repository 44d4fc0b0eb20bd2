import type { BibDetail } from '@lectern/contracts/collection/detail/get-bib';
import { countItems, type ItemCounts } from '@lectern/contracts/collection/holdings/availability';
import type { Language } from '@lectern/contracts/kernel/languages';
import type { CitedBib } from '@lectern/marc/citations/cited-bib';
import { type Reference, referenceOf } from '@lectern/marc/citations/reference';
import { coverAddress } from '../../domains/collection/catalogue/records/cover-address.ts';
import { findBib } from '../../domains/collection/catalogue/records/find-bibs.ts';
import { recordAddress } from '../../domains/collection/catalogue/records/record-address.ts';
import { isRecordId } from '../../domains/collection/catalogue/records/record-id.ts';
import { findPortfolios } from '../../domains/collection/detail/find-portfolios.ts';
import { presentBib } from '../../domains/collection/detail/present-bib.ts';
import { itemsOfBib } from '../../domains/collection/holdings/items-of-bib.ts';
import { placeNames } from '../../domains/collection/vocabulary/places/place-names.ts';
import { dateIn } from '../../platform/clock.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Item } from '../../ports/ils/ils-items.ts';
import type { Site } from '../site.ts';

/** Numbers of items, and the first day on which a lent one is due, YYYY-MM-DD. */
export interface ItemNumbers extends ItemCounts {
  readonly earliestDue: string | undefined;
}

/** The items in one shelving location with the same call number. */
export interface ShownCopies extends ItemNumbers {
  readonly library: string;
  readonly location: string;
  readonly callNumber: string;
}

/** A database that has the work. */
export interface ShownOnline {
  readonly name: string;
  readonly titleId: string;
  /** Years that are online there; `to` is null up to now. Null where it is not known. */
  readonly years: { readonly from: number; readonly to: number | null } | null;
}

/** The data of a record's page, in one language. */
export interface ShownRecord extends CitedBib {
  readonly reference: Reference;
  readonly detail: Omit<BibDetail, 'marc' | 'loanCount' | 'imgUrl' | 'host'>;
  readonly cover: string;
  readonly copies: readonly ShownCopies[];
  /** Databases that have the work itself. */
  readonly online: readonly ShownOnline[];
  /** For all items together, also those beyond the shown places. */
  readonly all: ItemNumbers;
  /** Whether the library system answered just now, and the instant (ISO) of its answer. */
  readonly held: { readonly live: boolean; readonly asOf: string };
  /** Today in the library, YYYY-MM-DD. */
  readonly today: string;
}

/** Most groups of items on a page: serials can have thousands of items. */
const MOST_PLACES = 50;

/** The record for its page; undefined if the library has no such record or does not show it. */
export async function showRecord(
  deps: Deps,
  { tenant, origin }: Site,
  id: string,
  language: Language,
): Promise<ShownRecord | undefined> {
  const record = isRecordId(id) ? await findBib(deps.db, tenant.id, id) : undefined;
  if (!record) return undefined;
  const [items, places, portfolios] = await Promise.all([
    itemsOfBib(deps, tenant, record.id),
    placeNames(deps.db, tenant.id, language),
    findPortfolios(deps, { tenant, language }, record),
  ]);
  const groups = new Map<string, Item[]>();
  for (const item of items.value) {
    const place = JSON.stringify([item.libraryCode, item.locationCode, item.callNumber]);
    const group = groups.get(place);
    if (group) group.push(item);
    else groups.set(place, [item]);
  }
  return {
    id,
    bib: record.bib,
    url: recordAddress(origin, tenant, id),
    reference: referenceOf(record.bib),
    detail: presentBib(record, language, tenant),
    cover: coverAddress(tenant.settings, record.bib),
    copies: [...groups.values()].slice(0, MOST_PLACES).map((group) => copiesOf(group, places)),
    online: portfolios.flatMap(({ title, through, label, coverage }) =>
      title && !through ? [{ name: label, titleId: title.id, years: coverage }] : [],
    ),
    all: numbersOf(items.value),
    held: { live: items.live, asOf: items.asOf },
    today: dateIn(tenant.settings.policy.timeZone, deps.clock.now()),
  };
}

function copiesOf(group: readonly Item[], places: Awaited<ReturnType<typeof placeNames>>): ShownCopies {
  const [first] = group;
  return {
    library: places.library(first?.libraryCode ?? ''),
    location: places.location(first?.locationCode ?? ''),
    callNumber: first?.callNumber ?? '',
    ...numbersOf(group),
  };
}

function numbersOf(items: readonly Item[]): ItemNumbers {
  const [earliestDue] = items.flatMap(({ dueDate }) => dueDate ?? []).sort();
  return { ...countItems(items), earliestDue };
}
