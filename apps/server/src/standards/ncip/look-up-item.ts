import { element, type Markup } from '@lectern/marc/xml/element';
import { mainAuthor } from '../../domains/collection/catalogue/records/bib-words.ts';
import { createCatalogueCopies } from '../../domains/collection/catalogue/records/catalogue-copies.ts';
import { type BibRecord, findBib } from '../../domains/collection/catalogue/records/find-bibs.ts';
import { itemsOfBib } from '../../domains/collection/holdings/items-of-bib.ts';
import { type PlaceNames, placeNames } from '../../domains/collection/vocabulary/places/place-names.ts';
import { NCIP_STATUSES } from '../../domains/counter/alliance/ncip/circulation-statuses.ts';
import type { Deps } from '../../platform/deps.ts';
import { instantAt } from '../../platform/local-time.ts';
import { type NcipElement, textAt, textsOf } from '../../platform/ncip/read-ncip.ts';
import {
  type NcipProblem,
  optional,
  problem,
  responseHeader,
  schemeValue,
} from '../../platform/ncip/write-ncip.ts';
import type { Tenant } from '../../platform/tenants/tenant-registry.ts';
import type { Item } from '../../ports/ils/ils-items.ts';

/**
 * Answers `LookupItem`: where a copy is now, by its barcode. What was last known while the library system is away is no answer to a library
 * that wants to borrow.
 */
export async function lookUpItem(deps: Deps, tenant: Tenant, request: NcipElement): Promise<Markup> {
  const barcode = textAt(request, 'ItemId', 'ItemIdentifierValue');
  const answer = await answerItem(deps, tenant, request, barcode);
  return element('LookupItemResponse', {}, [responseHeader(request), ...answer]);
}

async function answerItem(
  deps: Deps,
  tenant: Tenant,
  request: NcipElement,
  barcode: string,
): Promise<readonly (Markup | undefined)[]> {
  if (textAt(request, 'RequestId', 'RequestIdentifierValue') !== '')
    return [problemOf('Unknown Request', 'RequestId')];
  if (barcode === '')
    return [problem({ scheme: 'generalError', type: 'Needed Data Missing', element: 'ItemId' })];
  const copy = (await createCatalogueCopies(deps.db).byBarcodes(tenant.id, [barcode])).get(barcode);
  const record = copy && (await findBib(deps.db, tenant.id, copy.bibId));
  const known = record && (await itemsOfBib(deps, tenant, record.id));
  const item = known?.value.find((one) => one.barcode === barcode);
  if (known && !known.live)
    return [problem({ scheme: 'generalError', type: 'Temporary Processing Failure' })];
  if (!record || !item) return [problemOf('Unknown Item', 'ItemId', barcode)];
  const places = await placeNames(deps.db, tenant.id, tenant.settings.public.defaultLanguage);
  const parts = { record, item, places, timeZone: tenant.settings.policy.timeZone };
  return [
    element('ItemId', {}, [
      optional('AgencyId', textAt(request, 'ItemId', 'AgencyId')),
      element('ItemIdentifierValue', {}, barcode),
    ]),
    element('ItemOptionalFields', {}, fieldsOf(parts, textsOf(request, 'ItemElementType'))),
  ];
}

function problemOf(type: NcipProblem['type'], place: string, value = ''): Markup {
  return problem({ scheme: 'lookupItemError', type, element: place, value });
}

interface ItemParts {
  readonly record: BibRecord;
  readonly item: Item;
  readonly places: PlaceNames;
  readonly timeZone: string;
}

/** The parts of an item that a request names, or all where it names none; in the order of the schema. */
function fieldsOf({ record, item, places, timeZone }: ItemParts, named: readonly string[]) {
  const wants = (type: string) => named.length === 0 || named.includes(type);
  const { bib } = record;
  return [
    wants('Bibliographic Description')
      ? element('BibliographicDescription', {}, [
          optional('Author', mainAuthor(bib)),
          element('BibliographicRecordId', {}, [
            element('BibliographicRecordIdentifier', {}, record.id),
            element('BibliographicRecordIdentifierCode', {}, 'Accession Number'),
          ]),
          optional('Title', bib.title),
        ])
      : undefined,
    wants('Item Use Restriction Type') && item.status === 'reference'
      ? schemeValue('ItemUseRestrictionType', 'itemUseRestriction', 'In Library Use Only')
      : undefined,
    wants('Circulation Status')
      ? schemeValue('CirculationStatus', 'circulationStatus', NCIP_STATUSES[item.status])
      : undefined,
    wants('Item Description')
      ? element('ItemDescription', {}, [optional('CallNumber', item.callNumber)])
      : undefined,
    wants('Location') ? locationOf(item, places) : undefined,
    wants('Circulation Status') ? optional('DateDue', dueOf(item, timeZone)) : undefined,
  ];
}

/** The library, and the place in it; nothing of a copy that has neither. */
function locationOf({ libraryCode, locationCode }: Item, places: PlaceNames): Markup | undefined {
  const names = [places.library(libraryCode), places.location(locationCode)].filter((name) => name !== '');
  if (names.length === 0) return undefined;
  const instances = names.map((name, at) =>
    element('LocationNameInstance', {}, [
      element('LocationNameLevel', {}, String(at + 1)),
      element('LocationNameValue', {}, name),
    ]),
  );
  const type = schemeValue('LocationType', 'locationType', 'Current Location');
  return element('Location', {}, [type, element('LocationName', {}, instances)]);
}

/** An instant: of a loan that is due on a day, its last minute. */
function dueOf({ dueDate, dueAt }: Item, timeZone: string): string {
  if (dueAt !== undefined) return dueAt;
  return dueDate === undefined ? '' : new Date(instantAt(timeZone, dueDate, 24 * 60 - 1)).toISOString();
}
