import { element, type Markup } from '@lectern/marc/xml/element';
import type { Deps } from '../../../../platform/deps.ts';
import { elementsOf, type NcipElement, textAt } from '../../../../platform/ncip/read-ncip.ts';
import { optional, problem, schemeValue } from '../../../../platform/ncip/write-ncip.ts';
import type { Item } from '../../../../ports/ils/ils-items.ts';
import { itemsOfBib } from '../../../collection/holdings/items-of-bib.ts';
import { answerSearch, showRecord } from '../search/answer-search.ts';
import type { ExchangeAnswer } from '../wire/exchanges.ts';
import type { PeerContext } from '../wire/peer-context.ts';
import { NCIP_STATUSES } from './circulation-statuses.ts';
import { isbnId, itemId, recordIdOf } from './ncip-parts.ts';

type Found = NonNullable<ExchangeAnswer<'record'>['record']>;

/** More titles are not looked up for one message, and more copies of a title are not listed. */
const MOST_TITLES = 10;
const MOST_ITEMS = 100;

/** Another library asks which titles with these identifiers (record or ISBN) this one lends, and where their copies are. */
export async function answerItemSet(
  deps: Deps,
  context: PeerContext,
  message: NcipElement,
): Promise<readonly (Markup | undefined)[]> {
  const ids = elementsOf(message, 'BibliographicId').slice(0, MOST_TITLES);
  const found = (await Promise.all(ids.map((id) => recordsOf(deps, context, id)))).flat();
  if (found.length === 0)
    return [problem({ scheme: 'lookupItemError', type: 'Unknown Item', element: 'BibliographicId' })];
  return Promise.all(
    found.map(async (record) => {
      const { value, live } = await itemsOfBib(deps, context.tenant, record.recordId);
      return element('BibInformation', {}, [
        element('BibliographicId', {}, recordIdOf(record.recordId, context.peer.own_agency)),
        describe(record),
        element('HoldingsSet', {}, live ? itemParts(value) : [away()]),
      ]);
    }),
  );
}

async function recordsOf(deps: Deps, context: PeerContext, id: NcipElement): Promise<readonly Found[]> {
  const recordId = textAt(id, 'BibliographicRecordId', 'BibliographicRecordIdentifier');
  const isbn = textAt(id, 'BibliographicItemId', 'BibliographicItemIdentifier');
  if (recordId !== '' && recordId.length <= 64) {
    const { record } = await showRecord(deps, context, { recordId });
    return record ? [record] : [];
  }
  if (isbn === '' || isbn.length > 32) return [];
  const search = { words: isbn, field: 'isbn', offset: 0, limit: MOST_TITLES } as const;
  return (await answerSearch(deps, context, search)).hits;
}

function describe(record: Found): Markup {
  const { author, isbn, edition, publishYear, publisher, title, langCode } = record;
  return element('BibliographicDescription', {}, [
    optional('Author', author),
    isbn === '' ? undefined : isbnId(isbn),
    optional('Edition', edition),
    optional('PublicationDate', publishYear === null ? '' : String(publishYear)),
    optional('Publisher', publisher),
    optional('Title', title),
    optional('Language', langCode),
  ]);
}

function itemParts(items: readonly Item[]): readonly Markup[] {
  if (items.length === 0) return [problem({ scheme: 'lookupItemError', type: 'Unknown Item' })];
  return items
    .slice(0, MOST_ITEMS)
    .map(({ barcode, status }) =>
      element('ItemInformation', {}, [
        itemId(barcode ?? ''),
        element('ItemOptionalFields', {}, [
          status === 'reference'
            ? schemeValue('ItemUseRestrictionType', 'itemUseRestriction', 'In Library Use Only')
            : undefined,
          schemeValue('CirculationStatus', 'circulationStatus', NCIP_STATUSES[status]),
        ]),
      ]),
    );
}

function away(): Markup {
  return problem({ scheme: 'generalError', type: 'Temporary Processing Failure' });
}
