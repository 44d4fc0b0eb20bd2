import { readXml, XmlFault } from '@lectern/marc/xml/read-xml';
import {
  type Agency,
  type Confirmation,
  ILL_ACTIONS,
  ILL_ERRORS,
  ILL_REASONS,
  ILL_REQUEST_TYPES,
  ILL_SERVICE_TYPES,
  ILL_STATUSES,
  type IllError,
  type IllErrorType,
  type IllHeader,
  type IllMessage,
} from './ill-message.ts';

interface Element {
  readonly name: string;
  text: string;
  readonly children: Element[];
}

/** UTF-16 units. No message of the standard is longer, and the door of the server takes no more. */
const MOST_LENGTH = 256 * 1024;
const MOST_DEPTH = 16;
/** Of a text that is kept: notes and titles. */
const MOST_TEXT = 2000;

/** What is wrong with a message; with the name of its element, and its header as far as it could be read, so that it can be answered. */
export interface UnreadMessage {
  readonly kind: 'unread';
  readonly error: IllError;
  readonly of: IllMessage['kind'];
  readonly header: IllHeader | undefined;
}

class IllFault extends Error {
  readonly error: IllError;

  constructor(type: IllErrorType, value: string) {
    super(value);
    this.error = { type, value };
  }
}

/**
 * A message of ISO 18626, versions 2014 to 2021. Elements are known by their names, whatever prefix they have; what the standard allows
 * and nobody here needs is left out, such as all that is said of a patron.
 */
export function readIllMessage(xml: string): IllMessage | UnreadMessage {
  let of: IllMessage['kind'] = 'request';
  let header: IllHeader | undefined;
  try {
    const element = readRoot(xml);
    if (element.name === 'requestingAgencyMessage' || element.name === 'supplyingAgencyMessage')
      of = element.name;
    else if (element.name !== 'request') throw new IllFault('BadlyFormedMessage', element.name.slice(0, 60));
    header = readHeader(need(element, 'header'));
    if (header.requestingId === '') throw new IllFault('UnrecognisedDataValue', 'requestingAgencyRequestId');
    return readContent(of, header, element);
  } catch (error) {
    if (error instanceof IllFault) return { kind: 'unread', error: error.error, of, header };
    if (error instanceof XmlFault)
      return { kind: 'unread', error: { type: 'BadlyFormedMessage', value: '' }, of, header };
    throw error;
  }
}

/** The answer to a message of ours; undefined for a text that is none. */
export function readConfirmation(xml: string): Confirmation | undefined {
  try {
    const element = readRoot(xml);
    if (!element.name.endsWith('Confirmation')) return undefined;
    const status = textAt(element, 'confirmationHeader', 'messageStatus');
    if (status !== 'OK' && status !== 'ERROR') return undefined;
    const type = ILL_ERRORS.find((one) => one === textAt(element, 'errorData', 'errorType'));
    const value = textAt(element, 'errorData', 'errorValue').slice(0, 200);
    return {
      kind: 'confirmation',
      isOk: status === 'OK',
      error: status === 'OK' ? undefined : { type: type ?? 'BadlyFormedMessage', value },
    };
  } catch (error) {
    if (error instanceof XmlFault || error instanceof IllFault) return undefined;
    throw error;
  }
}

function readContent(kind: IllMessage['kind'], header: IllHeader, element: Element): IllMessage {
  switch (kind) {
    case 'request':
      return {
        kind,
        header,
        work: readWork(element),
        requestType: oneOf(
          ILL_REQUEST_TYPES,
          textAt(element, 'serviceInfo', 'requestType') || 'New',
          'requestType',
        ),
        serviceType: oneOf(
          ILL_SERVICE_TYPES,
          textAt(element, 'serviceInfo', 'serviceType') || 'Loan',
          'serviceType',
        ),
        needBefore: dateTime(element, 'serviceInfo', 'needBeforeDate'),
        note: textAt(element, 'serviceInfo', 'note'),
      };
    case 'supplyingAgencyMessage':
      return {
        kind,
        header,
        reason: oneOf(
          ILL_REASONS,
          textAt(need(element, 'messageInfo'), 'reasonForMessage'),
          'reasonForMessage',
          'UnsupportedReasonForMessageType',
        ),
        answer: answerOf(textAt(element, 'messageInfo', 'answerYesNo')),
        note: textAt(element, 'messageInfo', 'note'),
        reasonUnfilled: textAt(element, 'messageInfo', 'reasonUnfilled').slice(0, 60),
        status: oneOf(ILL_STATUSES, textAt(need(element, 'statusInfo'), 'status'), 'status'),
        dueDate: dateTime(element, 'statusInfo', 'dueDate'),
        lastChange: dateTime(element, 'statusInfo', 'lastChange'),
        itemId: textAt(element, 'deliveryInfo', 'itemId').slice(0, 64),
      };
    case 'requestingAgencyMessage':
      return {
        kind,
        header,
        action: oneOf(ILL_ACTIONS, textAt(element, 'action'), 'action', 'UnsupportedActionType'),
        note: textAt(element, 'note'),
      };
  }
}

function readHeader(element: Element): IllHeader {
  const timestamp = dateTime(element, 'timestamp');
  if (timestamp === '') throw new IllFault('UnrecognisedDataValue', 'timestamp');
  return {
    supplying: readAgency(element, 'supplyingAgencyId'),
    requesting: readAgency(element, 'requestingAgencyId'),
    timestamp,
    requestingId: textAt(element, 'requestingAgencyRequestId').slice(0, 100),
    supplyingId: textAt(element, 'supplyingAgencyRequestId').slice(0, 100),
  };
}

/** Empty where it is not said: who a message is from and for is compared by whoever takes it. */
function readAgency(header: Element, name: string): Agency {
  return {
    type: textAt(header, name, 'agencyIdType').slice(0, 40),
    value: textAt(header, name, 'agencyIdValue').slice(0, 100),
  };
}

function readWork(element: Element) {
  const about = need(element, 'bibliographicInfo');
  const numbers = about.children.filter(({ name }) => name === 'bibliographicItemId');
  const numberOf = (code: string) =>
    numbers
      .filter((number) => textAt(number, 'bibliographicItemIdentifierCode').toUpperCase() === code)
      .map((number) => textAt(number, 'bibliographicItemIdentifier').slice(0, 40))[0] ?? '';
  return {
    recordId: textAt(about, 'supplierUniqueRecordId').slice(0, 100),
    title: textAt(about, 'title') || textAt(about, 'titleOfComponent'),
    author: textAt(about, 'author') || textAt(about, 'authorOfComponent'),
    edition: textAt(about, 'edition').slice(0, 200),
    volume: textAt(about, 'volume').slice(0, 100),
    publisher: textAt(element, 'publicationInfo', 'publisher').slice(0, 300),
    published: textAt(element, 'publicationInfo', 'publicationDate').slice(0, 40),
    isbn: numberOf('ISBN'),
    issn: numberOf('ISSN'),
  };
}

function oneOf<T extends string>(
  values: readonly T[],
  value: string,
  name: string,
  type: IllErrorType = 'UnrecognisedDataValue',
): T {
  const known = values.find((one) => one === value);
  if (known === undefined) throw new IllFault(type, name);
  return known;
}

function answerOf(text: string): boolean | undefined {
  if (text === '') return undefined;
  if (text !== 'Y' && text !== 'N') throw new IllFault('UnrecognisedDataValue', 'answerYesNo');
  return text === 'Y';
}

/** An instant as it was written; empty where there is none, a fault where it is no xs:dateTime. */
function dateTime(element: Element, ...path: readonly string[]): string {
  const text = textAt(element, ...path);
  if (text === '') return '';
  if (
    !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,12})?(?:Z|[+-]\d\d:\d\d)?$/.test(text) ||
    Number.isNaN(Date.parse(text))
  )
    throw new IllFault('UnrecognisedDataValue', path.at(-1) ?? '');
  return text;
}

/** The element in the root of a message. @throws XmlFault, IllFault */
function readRoot(xml: string): Element {
  const root: Element = { name: '', text: '', children: [] };
  const open = [root];
  // Neither a document type nor entities: both are faults of the reader.
  readXml(
    xml.replace(/^\uFEFF?\s*/, ''),
    { maxLength: MOST_LENGTH, maxDepth: MOST_DEPTH, maxElements: 2000 },
    {
      open({ local }) {
        const element = { name: local, text: '', children: [] };
        open.at(-1)?.children.push(element);
        open.push(element);
      },
      text(part) {
        const element = open.at(-1);
        if (element && element.text.length < MOST_TEXT * 2) element.text += part;
      },
      close: () => open.pop(),
    },
  );
  const [message] = root.children;
  const [content] = message?.children ?? [];
  if (message?.name !== 'ISO18626Message' || !content)
    throw new IllFault('BadlyFormedMessage', 'ISO18626Message');
  return content;
}

function need(element: Element, name: string): Element {
  const found = element.children.find((child) => child.name === name);
  if (!found) throw new IllFault('BadlyFormedMessage', name);
  return found;
}

/** The text at a path, in one line, without control characters; empty if there is none. */
function textAt(element: Element, ...path: readonly string[]): string {
  let at: Element | undefined = element;
  for (const name of path) at = at?.children.find((child) => child.name === name);
  return (at?.text ?? '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, MOST_TEXT);
}
