import { element, type Markup } from '@lectern/marc/xml/element';
import type { AllianceSide } from '@lectern/rules/alliance/steps';
import { initiationHeader, optional, schemeValue } from '../../../../platform/ncip/write-ncip.ts';
import type { TransactionState } from '../wire/exchanges.ts';
import { writeDay } from './ncip-dates.ts';
import { description, itemId, recordIdOf, requestId, userId } from './ncip-parts.ts';

/** Who tells a move, to whom, and when. */
export interface MoveLetter {
  readonly from: string;
  readonly to: string;
  readonly secret: string;
  readonly side: AllianceSide;
  readonly now: string;
}

const LOAN = () => schemeValue('RequestType', 'requestType', 'Loan');
const SCOPE = () => schemeValue('RequestScopeType', 'requestScopeType', 'Bibliographic Item');

/** The request of NCIP that says in which step a transaction is (docs/alliance.md has the table); undefined for what NCIP cannot say. */
export function writeMove(state: TransactionState, letter: MoveLetter): Markup | undefined {
  const request = (service: string, ...parts: (Markup | undefined)[]) =>
    element(service, {}, [initiationHeader(letter), ...parts]);
  const name = requestId(state);
  const item = itemId(state.barcode);
  const title = description(state, letter.side === 'lending' ? letter.from : letter.to);
  const updated = (...parts: (Markup | undefined)[]) => request('ItemRequestUpdated', name, ...parts);
  switch (state.step) {
    case 'asked':
      return request(
        'RequestItem',
        userId(state),
        element('BibliographicId', {}, recordIdOf(state.recordId, letter.to)),
        name,
        LOAN(),
        SCOPE(),
        element('ItemOptionalFields', {}, title),
      );
    case 'cancelled':
      return request('CancelRequestItem', userId(state), name, item, LOAN());
    case 'accepted':
      return updated(statusField('In Process'));
    case 'refused':
      return updated(
        statusField('Cannot Fulfill Request'),
        extension(optional('ProblemDetail', state.reason)),
      );
    case 'sent':
      return request(
        'AcceptItem',
        name,
        schemeValue('RequestedActionType', 'requestedActionType', 'Hold For Pickup'),
        userId(state),
        item,
        due('DateForReturn', state),
        element('ItemOptionalFields', {}, title),
      );
    case 'arrived':
      return item && request('ItemReceived', item, name, element('DateReceived', {}, letter.now));
    case 'on_loan':
      return (
        item &&
        request('CheckOutItem', userId(state), item, name, due('DesiredDateDue', state), extension(title))
      );
    case 'sent_back':
      return request('ItemShipped', name, item, element('DateShipped', {}, letter.now), shipping(letter.to));
    case 'lost':
      return updated(
        element('ItemOptionalFields', {}, schemeValue('CirculationStatus', 'circulationStatus', 'Lost')),
      );
    case 'returned':
      return item && request('CheckInItem', item, extension(name));
  }
}

/** Parts that the schema has in other services only. It allows all of its elements in an extension. */
export function extension(...parts: (Markup | undefined)[]): Markup | undefined {
  return parts.some((part) => part) ? element('Ext', {}, parts) : undefined;
}

function statusField(status: string): Markup {
  return element('AddRequestFields', {}, schemeValue('RequestStatusType', 'requestStatusType', status));
}

function due(name: string, { dueDate }: TransactionState): Markup | undefined {
  return dueDate === null ? undefined : element(name, {}, writeDay(dueDate));
}

/** The schema wants an address. The two libraries know theirs, so it is the agency. */
function shipping(agency: string): Markup {
  const address = element('UnstructuredAddress', {}, [
    element('UnstructuredAddressType', {}, 'Newline-Delimited Text'),
    element('UnstructuredAddressData', {}, agency),
  ]);
  return element('ShippingInformation', {}, [
    element('PhysicalAddress', {}, [address, element('PhysicalAddressType', {}, 'Ship To')]),
  ]);
}
