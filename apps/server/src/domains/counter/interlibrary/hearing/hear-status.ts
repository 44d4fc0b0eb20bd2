import { type InterlibraryStep, UNFILLED_REASONS } from '@lectern/rules/interlibrary/steps';
import { judgeHeard } from '@lectern/rules/interlibrary/ways';
import type { Deps } from '../../../../platform/deps.ts';
import type { IllStatus, SupplyingMessage } from '../../../../platform/iso18626/ill-message.ts';
import { findRequestOfPeer, type Request, type RequestChange } from '../store/request-store.ts';
import { tellReader } from '../telling/tell-reader.ts';
import { fingerprintOf } from './fingerprint.ts';
import { type NotTaken, unknownRequest } from './not-taken.ts';
import { type Judged, noteHeard } from './note-heard.ts';
import type { PeerContext } from './peer-context.ts';

/** Which step the library that lends says a request is in; undefined for a status that is no step. */
const STEPS: Readonly<Record<IllStatus, InterlibraryStep | undefined>> = {
  RequestReceived: 'asked',
  ExpectToSupply: 'asked',
  WillSupply: 'promised',
  Loaned: 'sent',
  Overdue: undefined,
  Recalled: undefined,
  // Asking anew is a new request here.
  RetryPossible: 'unfilled',
  Unfilled: 'unfilled',
  CopyCompleted: 'completed',
  LoanCompleted: 'completed',
  CompletedWithoutReturn: 'completed',
  Cancelled: 'cancelled',
};

/** The library that lends says how a request is there. */
export async function hearStatus(
  deps: Pick<Deps, 'db'>,
  { tenant, peer }: PeerContext,
  message: SupplyingMessage,
  at: string,
): Promise<NotTaken | undefined> {
  const about = { side: 'borrowing', peerId: peer.id, requestingId: message.header.requestingId } as const;
  const request = await findRequestOfPeer(deps.db, tenant.id, about);
  if (!request) return unknownRequest();
  const heard = { fingerprint: fingerprintOf(message), at };
  return noteHeard(
    deps,
    request,
    heard,
    (now) => judgeStatus(now, message, at),
    (tx, now, change) => tellReader(tx, tenant, now, change, new Date(at)),
  );
}

function judgeStatus(request: Request, message: SupplyingMessage, at: string): Judged {
  const note = message.note.slice(0, 400);
  const supplying: RequestChange =
    message.header.supplyingId === '' ? {} : { supplying_id: message.header.supplyingId };
  const isRefusedCancel = message.reason === 'CancelResponse' && message.answer === false;
  if (isRefusedCancel && request.is_cancelling === 1)
    return { what: 'cancelRefused', note, change: { ...supplying, is_cancelling: 0 } };
  if (message.reason === 'Notification' || isRefusedCancel) return { what: 'note', note, change: supplying };
  const said = STEPS[message.status];
  if (said === undefined)
    return {
      what: message.status === 'Recalled' ? 'recalled' : 'overdue',
      note,
      change: { ...supplying, ...dueOf(message) },
    };
  switch (judgeHeard(request, said, 'lending')) {
    case 'late':
      // Nothing moves, and the note of it may be news all the same.
      return { what: said === 'asked' ? 'note' : 'late', note, change: supplying };
    case 'wrong':
      return {
        what: 'wrong',
        note: `${message.status}${note && `: ${note}`}`,
        wrong: { error: { type: 'UnrecognisedDataValue', value: 'status' }, fault: 'wrongStep' },
      };
    case 'move':
      return {
        what: said === 'asked' ? 'note' : said,
        note,
        change: { ...supplying, ...moveTo(said, message, at) },
      };
  }
}

function moveTo(step: InterlibraryStep, message: SupplyingMessage, at: string): RequestChange {
  const moved = { step, step_since: at, is_cancelling: 0 } as const;
  if (step === 'sent') return { ...moved, ...dueOf(message), barcode: message.itemId };
  if (step !== 'unfilled') return moved;
  const reason = UNFILLED_REASONS.find((one) => one === message.reasonUnfilled) ?? 'Other';
  return { ...moved, reason, reason_note: message.note.slice(0, 400) };
}

function dueOf({ dueDate }: SupplyingMessage): RequestChange {
  return dueDate === '' ? {} : { due_date: dueDate.slice(0, 10) };
}
