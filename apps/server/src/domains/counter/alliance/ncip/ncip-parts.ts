import { element, type Markup } from '@lectern/marc/xml/element';
import { elementAt, type NcipElement, textAt } from '../../../../platform/ncip/read-ncip.ts';
import { optional, schemeValue } from '../../../../platform/ncip/write-ncip.ts';

/** What both libraries call a transaction. */
export interface TransactionName {
  readonly id: string;
  readonly number: string;
}

/** What messages say of a title. Absent parts are empty text. */
export interface Description {
  readonly recordId: string;
  readonly title: string;
  readonly author: string;
  readonly isbn: string;
}

const OWN_NUMBER = /^A\d{12}$/;
const OWN_NAME = /^(A\d{12})\.([\w:-]{1,50})$/;

/** The number of a transaction that people know, and its id. A transaction that another system began keeps the name that it has there. */
function writeName({ id, number }: TransactionName): string {
  return OWN_NUMBER.test(number) ? `${number}.${id}` : id;
}

function readName(text: string): TransactionName | undefined {
  const [, number, id] = OWN_NAME.exec(text) ?? [];
  if (number !== undefined && id !== undefined) return { id, number };
  return /^[A-Za-z0-9_.:-]{1,64}$/.test(text) ? { id: text, number: text.slice(0, 32) } : undefined;
}

export function requestId(name: TransactionName): Markup {
  return element('RequestId', {}, element('RequestIdentifierValue', {}, writeName(name)));
}

/** The transaction stands for its reader, who is named to no other library. */
export function userId(name: TransactionName): Markup {
  return element('UserId', {}, element('UserIdentifierValue', {}, writeName(name)));
}

/** Nothing where no copy is known. */
export function itemId(barcode: string): Markup | undefined {
  if (barcode === '') return undefined;
  return element('ItemId', {}, element('ItemIdentifierValue', {}, barcode));
}

/** The identifier of a record in the library with this agency id. */
export function recordIdOf(recordId: string, agency: string): Markup {
  return element('BibliographicRecordId', {}, [
    element('BibliographicRecordIdentifier', {}, recordId),
    element('AgencyId', {}, agency),
  ]);
}

export function isbnId(isbn: string): Markup {
  return element('BibliographicItemId', {}, [
    element('BibliographicItemIdentifier', {}, isbn),
    schemeValue('BibliographicItemIdentifierCode', 'bibliographicItemCode', 'ISBN'),
  ]);
}

/** `agency` is that of the library whose record it is. */
export function description({ recordId, title, author, isbn }: Description, agency: string): Markup {
  return element('BibliographicDescription', {}, [
    optional('Author', author),
    isbn === '' ? undefined : isbnId(isbn),
    recordId === '' ? undefined : recordIdOf(recordId, agency),
    optional('Title', title),
  ]);
}

/** The transaction that a message names in its own place, as an extension, or as its user; undefined if it names none. */
export function nameOf(message: NcipElement): TransactionName | undefined {
  const named =
    textAt(message, 'RequestId', 'RequestIdentifierValue') ||
    textAt(message, 'Ext', 'RequestId', 'RequestIdentifierValue') ||
    textAt(message, 'UserId', 'UserIdentifierValue');
  return named === '' ? undefined : readName(named);
}

/** The barcode that a message names; empty if it names none. */
export function barcodeOf(message: NcipElement): string {
  return (
    textAt(message, 'ItemId', 'ItemIdentifierValue') ||
    textAt(message, 'Ext', 'ItemId', 'ItemIdentifierValue')
  );
}

/** The description of a title in a message or in a part of one. */
export function descriptionOf(message: NcipElement): Description {
  const places = [[], ['ItemOptionalFields'], ['Ext']].map((path) => [...path, 'BibliographicDescription']);
  const found = places.map((path) => elementAt(message, ...path)).find((one) => one !== undefined);
  const text = (...path: string[]) => (found ? textAt(found, ...path) : '');
  return {
    recordId: text('BibliographicRecordId', 'BibliographicRecordIdentifier'),
    title: text('Title'),
    author: text('Author'),
    isbn: text('BibliographicItemId', 'BibliographicItemIdentifier'),
  };
}
