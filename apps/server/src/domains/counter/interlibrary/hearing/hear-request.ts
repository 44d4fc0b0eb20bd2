import { newId } from '../../../../platform/db/ids.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import type { Deps } from '../../../../platform/deps.ts';
import type { IllRequest } from '../../../../platform/iso18626/ill-message.ts';
import { hasMessage, insertMessage } from '../store/message-store.ts';
import { findRequestOfPeer, insertRequest, type Request } from '../store/request-store.ts';
import { fingerprintOf } from './fingerprint.ts';
import { type NotTaken, unknownRequest } from './not-taken.ts';
import type { PeerContext } from './peer-context.ts';

/** A library asks for a work. Who it is for is not read, whatever the message says of it. */
export async function hearRequest(
  deps: Pick<Deps, 'db'>,
  { tenant, peer }: PeerContext,
  message: IllRequest,
  at: string,
): Promise<NotTaken | undefined> {
  const { header, work } = message;
  if (message.serviceType === 'Copy')
    return { error: { type: 'UnrecognisedDataValue', value: 'serviceType' }, fault: 'malformed' };
  if (work.title === '' && work.isbn === '' && work.issn === '' && work.recordId === '')
    return { error: { type: 'UnrecognisedDataValue', value: 'bibliographicInfo' }, fault: 'malformed' };
  const fingerprint = fingerprintOf(message);
  const about = { side: 'lending', peerId: peer.id, requestingId: header.requestingId } as const;
  return inTransaction(deps.db, async (tx) => {
    const known = await findRequestOfPeer(tx, tenant.id, about);
    const request = known ?? newRequest(tenant.id, peer.id, message, at);
    const noted = {
      tenant_id: tenant.id,
      request_id: request.id,
      is_ours: 0,
      at,
      fingerprint,
      body: '',
      tries: 0,
      tell_at: null,
    } as const;
    if (known) {
      if (await hasMessage(tx, tenant.id, known.id, fingerprint)) return undefined;
      if (message.requestType !== 'Reminder') return unknownRequest();
    } else if (!(await insertRequest(tx, request))) return unknownRequest();
    const what = known ? 'note' : 'asked';
    await insertMessage(tx, { ...noted, id: newId(), what, note: message.note.slice(0, 400) });
    return undefined;
  });
}

function newRequest(tenantId: string, peerId: string, message: IllRequest, at: string): Request {
  const { header, work, note, needBefore } = message;
  const id = newId();
  return {
    tenant_id: tenantId,
    id,
    number: header.requestingId,
    side: 'lending',
    peer_id: peerId,
    step: 'asked',
    step_since: at,
    begun_at: at,
    is_cancelling: 0,
    patron_id: '',
    requesting_id: header.requestingId,
    supplying_id: id,
    record_id: work.recordId,
    title: work.title || work.isbn || work.issn || work.recordId,
    author: work.author,
    edition: work.edition,
    publisher: work.publisher,
    published: work.published,
    isbn: work.isbn,
    issn: work.issn,
    note: note.slice(0, 400),
    need_before: needBefore === '' ? null : needBefore.slice(0, 10),
    due_date: null,
    barcode: '',
    reason: '',
    reason_note: '',
    pickup_library: '',
    refused_with: '',
  };
}
