import { element, type Markup } from '@lectern/marc/xml/element';
import type { AllianceSide, AllianceStep } from '@lectern/rules/alliance/steps';
import { AWAY_STEPS, isLater } from '@lectern/rules/alliance/steps';
import { stepsOf } from '@lectern/rules/alliance/ways';
import type { Deps } from '../../../../platform/deps.ts';
import { type NcipElement, textAt } from '../../../../platform/ncip/read-ncip.ts';
import { problem } from '../../../../platform/ncip/write-ncip.ts';
import { mergeHeard } from '../transactions/merge-heard.ts';
import { stateOf } from '../transactions/new-transaction.ts';
import { findByBarcode, findTransaction, type Transaction } from '../transactions/transaction-store.ts';
import type { TransactionState } from '../wire/exchanges.ts';
import type { PeerContext } from '../wire/peer-context.ts';
import { readDay, writeDay } from './ncip-dates.ts';
import { barcodeOf, descriptionOf, itemId, nameOf, requestId, userId } from './ncip-parts.ts';

/** Services by which another library tells a move. */
export const MOVE_SERVICES = [
  'AcceptItem',
  'CancelRequestItem',
  'CheckInItem',
  'CheckOutItem',
  'ItemReceived',
  'ItemRequestUpdated',
  'ItemShipped',
] as const;

/**
 * Takes over a move that another library tells, and answers with what the service has in its answer. One that came before is answered
 * again.
 */
export async function hearMove(
  deps: Deps,
  context: PeerContext,
  message: NcipElement,
): Promise<readonly (Markup | undefined)[]> {
  const own = await transactionOf(deps, context, message);
  if (!own) return [problem({ scheme: 'generalError', type: 'Unknown Request', element: 'RequestId' })];
  const barcode = barcodeOf(message);
  if (own.barcode !== '' && barcode !== '' && barcode !== own.barcode && isCopyOfTransaction(own, message))
    return [problem({ scheme: 'generalError', type: 'Unknown Item', element: 'ItemId' })];
  const step = stepOf(message, own.side);
  if (step === undefined)
    return [problem({ scheme: 'generalError', type: 'Needed Data Missing', element: 'RequestStatusType' })];
  if (!stepsOf(own.side === 'lending' ? 'borrowing' : 'lending').includes(step))
    return [problem({ scheme: 'generalError', type: 'Unauthorized Service For Agency' })];
  const heard = stateBy(own, message, { step, barcode, timeZone: context.tenant.settings.policy.timeZone });
  const moved = await mergeHeard(deps, own, heard);
  const isDone = moved.step === step || (isLater(moved.step, step) && message.name !== 'CancelRequestItem');
  if (!isDone)
    return [problem({ scheme: 'generalError', type: 'Request Already Processed', element: 'RequestId' })];
  return answerParts(message.name, moved);
}

async function transactionOf(
  { db }: Deps,
  { tenant, peer }: PeerContext,
  message: NcipElement,
): Promise<Transaction | undefined> {
  const name = nameOf(message);
  const named = name && (await findTransaction(db, tenant.id, name.id));
  if (named) return named.peer_code === peer.code ? named : undefined;
  const barcode = barcodeOf(message);
  const isNamed = textAt(message, 'RequestId', 'RequestIdentifierValue') !== '';
  // Some systems name the copy alone.
  if (isNamed || barcode === '') return undefined;
  return findByBarcode(db, tenant.id, { peerCode: peer.code, barcode, steps: [...AWAY_STEPS, 'lost'] });
}

/** The library that lends may change the copy until it has sent one. */
function isCopyOfTransaction({ side, step }: Transaction, { name }: NcipElement): boolean {
  return side === 'lending' || name !== 'AcceptItem' || isLater(step, 'sent');
}

function stepOf(message: NcipElement, side: AllianceSide): AllianceStep | undefined {
  switch (message.name) {
    case 'AcceptItem':
      return 'sent';
    case 'CancelRequestItem':
      return side === 'lending' ? 'cancelled' : 'refused';
    case 'CheckInItem':
      return side === 'lending' ? 'sent_back' : 'returned';
    case 'CheckOutItem':
      return 'on_loan';
    case 'ItemReceived':
      return 'arrived';
    case 'ItemShipped':
      return side === 'lending' ? 'sent_back' : 'sent';
    default:
      return updatedStep(message);
  }
}

function updatedStep(message: NcipElement): AllianceStep | undefined {
  if (textAt(message, 'ItemOptionalFields', 'CirculationStatus') === 'Lost') return 'lost';
  const status = textAt(message, 'AddRequestFields', 'RequestStatusType');
  if (status === 'In Process') return 'accepted';
  return status === 'Cannot Fulfill Request' ? 'refused' : undefined;
}

interface Heard {
  readonly step: AllianceStep;
  readonly barcode: string;
  readonly timeZone: string;
}

/** What is known of the transaction, with what the message adds. */
function stateBy(
  own: Transaction,
  message: NcipElement,
  { step, barcode, timeZone }: Heard,
): TransactionState {
  const known = stateOf(own);
  const { title, author, isbn } = descriptionOf(message);
  const day = textAt(message, 'DateForReturn') || textAt(message, 'DesiredDateDue');
  return {
    ...known,
    step,
    ...(title !== '' && {
      title: title.slice(0, 2000),
      author: author.slice(0, 2000),
      isbn: isbn.slice(0, 32),
    }),
    ...(barcode !== '' && { barcode: barcode.slice(0, 64) }),
    ...(day !== '' && { dueDate: readDay(day, timeZone) }),
    reason: textAt(message, 'Ext', 'ProblemDetail').slice(0, 400),
  };
}

/** The parts that the schema wants in the answer of each service. */
function answerParts(service: string, moved: Transaction): readonly (Markup | undefined)[] {
  switch (service) {
    case 'AcceptItem':
      return [requestId(moved), itemId(moved.barcode)];
    case 'CancelRequestItem':
      return [requestId(moved), userId(moved)];
    case 'CheckInItem':
      return [itemId(moved.barcode)];
    case 'CheckOutItem':
      return [
        itemId(moved.barcode),
        userId(moved),
        moved.due_date === null
          ? element('IndeterminateLoanPeriodFlag')
          : element('DateDue', {}, writeDay(moved.due_date)),
      ];
    default:
      return [];
  }
}
