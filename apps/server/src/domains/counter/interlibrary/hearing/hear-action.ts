import type { InterlibraryStep } from '@lectern/rules/interlibrary/steps';
import { judgeHeard } from '@lectern/rules/interlibrary/ways';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import type { Deps } from '../../../../platform/deps.ts';
import type { IllAction, RequestingMessage } from '../../../../platform/iso18626/ill-message.ts';
import { headerOf, statusOf } from '../acts/write-act.ts';
import { hasMessage } from '../store/message-store.ts';
import { findRequestOfPeer, type Request } from '../store/request-store.ts';
import { noteOurs } from '../telling/note-ours.ts';
import { fingerprintOf } from './fingerprint.ts';
import { type NotTaken, unknownRequest } from './not-taken.ts';
import { type Judged, noteHeard } from './note-heard.ts';
import type { PeerContext } from './peer-context.ts';

const STEPS: Partial<Record<IllAction, InterlibraryStep>> = {
  Received: 'received',
  ShippedReturn: 'sentBack',
};

/** The library that borrows says what it did, or wants. Renewals and sending on are not offered, and it is told so. */
export async function hearAction(
  deps: Pick<Deps, 'db'>,
  context: PeerContext,
  message: RequestingMessage,
  at: string,
): Promise<NotTaken | undefined> {
  const { tenant, peer } = context;
  const about = { side: 'lending', peerId: peer.id, requestingId: message.header.requestingId } as const;
  const request = await findRequestOfPeer(deps.db, tenant.id, about);
  if (!request) return unknownRequest();
  if (message.action === 'Renew' || message.action === 'ShippedForward')
    return { error: { type: 'UnsupportedActionType', value: message.action }, fault: 'malformed' };
  const heard = { fingerprint: fingerprintOf(message), at };
  if (message.action === 'StatusRequest') await answerStatus(deps, context, request, heard);
  return noteHeard(deps, request, heard, (now) => judgeAction(now, message, at));
}

function judgeAction(request: Request, { action, note: said }: RequestingMessage, at: string): Judged {
  const note = said.slice(0, 400);
  if (action === 'Cancel') {
    const isOpen = request.step === 'asked' || request.step === 'promised';
    if (!isOpen) return { what: 'wrong', note: 'Cancel', wrong: wrongStep() };
    return { what: 'cancelAsked', note, change: { is_cancelling: 1 } };
  }
  const step = STEPS[action];
  if (step === undefined) return { what: 'note', note };
  switch (judgeHeard(request, step, 'borrowing')) {
    case 'late':
      return { what: 'late', note };
    case 'wrong':
      return { what: 'wrong', note: action, wrong: wrongStep() };
    case 'move':
      return { what: step, note, change: { step, step_since: at } };
  }
}

function wrongStep(): NotTaken {
  return { error: { type: 'UnrecognisedDataValue', value: 'action' }, fault: 'wrongStep' };
}

/** Says how the request is here, once for each question. It is told with the next round. */
async function answerStatus(
  { db }: Pick<Deps, 'db'>,
  { peer }: PeerContext,
  request: Request,
  { fingerprint, at }: { readonly fingerprint: string; readonly at: string },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    if (await hasMessage(tx, request.tenant_id, request.id, fingerprint)) return;
    const message = {
      kind: 'supplyingAgencyMessage',
      header: headerOf(request, peer, at),
      reason: 'StatusRequestResponse',
      answer: undefined,
      note: '',
      reasonUnfilled: request.reason,
      status: statusOf(request.step),
      dueDate: request.due_date === null ? '' : `${request.due_date}T23:59:59Z`,
      lastChange: request.step_since,
      itemId: request.barcode,
    } as const;
    await noteOurs(tx, request, { what: 'note', note: '', at, message });
  });
}
