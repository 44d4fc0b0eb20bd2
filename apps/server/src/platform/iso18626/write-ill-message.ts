import { element, type Markup, xmlDocument } from '@lectern/marc/xml/element';
import type {
  Agency,
  IllError,
  IllHeader,
  IllMessage,
  IllRequest,
  RequestingMessage,
  SupplyingMessage,
} from './ill-message.ts';

const NAMESPACE = 'http://illtransactions.org/2013/iso18626';

/** The media type of messages over HTTP. */
export const ILL_MEDIA_TYPE = 'application/xml';

/** A whole message, valid by the schema of version 1.2 (ISO 18626:2017). It never says anything of a patron. */
export function writeIllMessage(message: IllMessage): string {
  return inMessage(element(message.kind, {}, [writeHeader(message.header), ...contentOf(message)]));
}

/** The confirmation of a message; of one whose header could not be read, without it. */
export function writeConfirmation(
  of: IllMessage['kind'],
  header: IllHeader | undefined,
  {
    receivedAt,
    error,
    about = '',
  }: { readonly receivedAt: string; readonly error?: IllError | undefined; readonly about?: string },
): string {
  const confirmation = element('confirmationHeader', {}, [
    header && agency('supplyingAgencyId', header.supplying),
    header && agency('requestingAgencyId', header.requesting),
    element('timestamp', {}, header?.timestamp ?? receivedAt),
    header && element('requestingAgencyRequestId', {}, header.requestingId),
    element('timestampReceived', {}, receivedAt),
    element('messageStatus', {}, error ? 'ERROR' : 'OK'),
  ]);
  const said = of === 'supplyingAgencyMessage' ? 'reasonForMessage' : 'action';
  const errorData =
    error &&
    element('errorData', {}, [element('errorType', {}, error.type), optional('errorValue', error.value)]);
  return inMessage(
    element(`${of}Confirmation`, {}, [
      confirmation,
      of === 'request' ? undefined : optional(said, about),
      errorData,
    ]),
  );
}

function inMessage(content: Markup): string {
  // The schema has its attributes in the namespace too, so they need a prefix.
  const attributes = { xmlns: NAMESPACE, 'xmlns:ill': NAMESPACE, 'ill:version': '1.2' };
  return xmlDocument(element('ISO18626Message', attributes, content));
}

function contentOf(message: IllMessage): readonly (Markup | undefined)[] {
  switch (message.kind) {
    case 'request':
      return requestContent(message);
    case 'supplyingAgencyMessage':
      return supplyingContent(message);
    case 'requestingAgencyMessage':
      return requestingContent(message);
  }
}

function writeHeader({ supplying, requesting, timestamp, requestingId, supplyingId }: IllHeader): Markup {
  return element('header', {}, [
    agency('supplyingAgencyId', supplying),
    agency('requestingAgencyId', requesting),
    element('multipleItemRequestId'),
    element('timestamp', {}, timestamp),
    element('requestingAgencyRequestId', {}, requestingId),
    optional('supplyingAgencyRequestId', supplyingId),
  ]);
}

function requestContent({ work, requestType, serviceType, needBefore, note }: IllRequest) {
  const publication = [optional('publisher', work.publisher), optional('publicationDate', work.published)];
  return [
    element('bibliographicInfo', {}, [
      optional('supplierUniqueRecordId', work.recordId),
      optional('title', work.title),
      optional('author', work.author),
      optional('edition', work.edition),
      optional('volume', work.volume),
      number('ISBN', work.isbn),
      number('ISSN', work.issn),
    ]),
    publication.some(Boolean) ? element('publicationInfo', {}, publication) : undefined,
    element('serviceInfo', {}, [
      element('requestType', {}, requestType),
      element('serviceType', {}, serviceType),
      optional('needBeforeDate', needBefore),
      optional('note', note),
    ]),
  ];
}

function supplyingContent(message: SupplyingMessage) {
  const { reason, answer, note, reasonUnfilled, status, dueDate, lastChange, itemId } = message;
  return [
    element('messageInfo', {}, [
      element('reasonForMessage', {}, reason),
      answer === undefined ? undefined : element('answerYesNo', {}, answer ? 'Y' : 'N'),
      optional('note', note),
      optional('reasonUnfilled', reasonUnfilled),
    ]),
    element('statusInfo', {}, [
      element('status', {}, status),
      optional('dueDate', dueDate),
      element('lastChange', {}, lastChange),
    ]),
    status === 'Loaned'
      ? element('deliveryInfo', {}, [element('dateSent', {}, lastChange), optional('itemId', itemId)])
      : undefined,
  ];
}

function requestingContent({ action, note }: RequestingMessage) {
  return [element('action', {}, action), optional('note', note)];
}

function agency(name: string, { type, value }: Agency): Markup {
  return element(name, {}, [element('agencyIdType', {}, type), element('agencyIdValue', {}, value)]);
}

function number(code: string, value: string): Markup | undefined {
  if (value === '') return undefined;
  return element('bibliographicItemId', {}, [
    element('bibliographicItemIdentifier', {}, value),
    element('bibliographicItemIdentifierCode', {}, code),
  ]);
}

function optional(name: string, text: string): Markup | undefined {
  return text === '' ? undefined : element(name, {}, text);
}
