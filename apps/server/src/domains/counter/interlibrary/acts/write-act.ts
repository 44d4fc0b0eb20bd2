import type { InterlibraryNote } from '@lectern/contracts/counter/interlibrary/request-view';
import type { InterlibraryStep } from '@lectern/rules/interlibrary/steps';
import { INTERLIBRARY_WAYS, type InterlibraryVerb } from '@lectern/rules/interlibrary/ways';
import type { IllHeader, IllMessage, IllStatus } from '../../../../platform/iso18626/ill-message.ts';
import type { Peer } from '../peers/peer-store.ts';
import type { Request, RequestChange } from '../store/request-store.ts';

/** What staff say with an act. */
export interface ActFacts {
  readonly barcode?: string;
  /** Calendar date. */
  readonly dueDate?: string | undefined;
  readonly reason?: Request['reason'];
  readonly note?: string;
}

/** What an act does to a request, what is noted of it, and what is said to the other library. */
export interface WrittenAct {
  readonly change: RequestChange;
  readonly what: InterlibraryNote;
  readonly message: IllMessage;
}

/** What a step is called towards the library that borrows. */
const STATUS: Readonly<Record<InterlibraryStep, IllStatus>> = {
  asked: 'RequestReceived',
  promised: 'WillSupply',
  sent: 'Loaned',
  received: 'Loaned',
  sentBack: 'Loaned',
  completed: 'LoanCompleted',
  unfilled: 'Unfilled',
  cancelled: 'Cancelled',
};

export function statusOf(step: InterlibraryStep): IllStatus {
  return STATUS[step];
}

/** Writes an act that may be done. */
export function writeAct(
  request: Request,
  peer: Peer,
  verb: InterlibraryVerb,
  { barcode = '', dueDate, reason = 'Other', note = '' }: ActFacts,
  now: string,
): WrittenAct {
  const header = headerOf(request, peer, now);
  const { to } = INTERLIBRARY_WAYS[verb];
  const moved: RequestChange = to === undefined ? {} : { step: to, step_since: now, is_cancelling: 0 };
  const action = (name: 'Received' | 'ShippedReturn' | 'Cancel') =>
    ({ kind: 'requestingAgencyMessage', header, action: name, note }) as const;
  const status = (about: { readonly isCancel?: boolean; readonly answer?: boolean } = {}) =>
    ({
      kind: 'supplyingAgencyMessage',
      header,
      reason: about.isCancel
        ? 'CancelResponse'
        : request.step === 'asked'
          ? 'RequestResponse'
          : 'StatusChange',
      answer: about.answer,
      note,
      reasonUnfilled: verb === 'refuse' ? reason : '',
      status: statusOf(to ?? request.step),
      dueDate: verb === 'send' && dueDate !== undefined ? `${dueDate}T23:59:59Z` : '',
      lastChange: now,
      itemId: verb === 'send' ? barcode : '',
    }) as const;
  switch (verb) {
    case 'promise':
      return { change: moved, what: 'promised', message: status() };
    case 'send':
      return {
        change: { ...moved, barcode, due_date: dueDate ?? null },
        what: 'sent',
        message: status(),
      };
    case 'refuse':
      return { change: { ...moved, reason, reason_note: note }, what: 'unfilled', message: status() };
    case 'agreeToCancel':
      return { change: moved, what: 'cancelled', message: status({ isCancel: true, answer: true }) };
    case 'keepOn':
      return {
        change: { is_cancelling: 0 },
        what: 'cancelRefused',
        message: status({ isCancel: true, answer: false }),
      };
    case 'takeBack':
      return { change: moved, what: 'completed', message: status() };
    case 'receive':
      return { change: moved, what: 'received', message: action('Received') };
    case 'sendBack':
      return { change: moved, what: 'sentBack', message: action('ShippedReturn') };
    case 'cancel':
      return { change: { is_cancelling: 1 }, what: 'cancelAsked', message: action('Cancel') };
  }
}

/** Who writes to whom about a request. */
export function headerOf(request: Request, peer: Peer, timestamp: string): IllHeader {
  const own = { type: 'ISIL', value: peer.own_symbol };
  const other = { type: 'ISIL', value: peer.symbol };
  const isLending = request.side === 'lending';
  return {
    supplying: isLending ? own : other,
    requesting: isLending ? other : own,
    timestamp,
    requestingId: request.requesting_id,
    supplyingId: request.supplying_id,
  };
}
