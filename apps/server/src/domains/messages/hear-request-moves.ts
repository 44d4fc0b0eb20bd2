import { isRefusal } from '@lectern/contracts/kernel/refusal';
import type { MessageKind } from '@lectern/contracts/messages/message-kinds';
import type { EventConsumer } from '../../platform/events/event-consumer.ts';
import type { RequestNews } from '../../ports/ils/ils-news.ts';
import { requestMoved } from '../circulation/requests/request-moved.ts';
import { type NewMessage, tellReaders } from './tell-readers.ts';

const KINDS: Readonly<Record<RequestNews['what'], MessageKind>> = {
  asked: 'requestAsked',
  accepted: 'requestAccepted',
  refused: 'requestRefused',
  arrived: 'requestArrived',
  sent: 'requestSent',
  handed_over: 'requestHandedOver',
  not_found: 'requestNotFound',
  not_confirmed: 'requestNotConfirmed',
  expired: 'requestExpired',
  expiring: 'requestExpiring',
  cancelled: 'requestCancelled',
  no_copy: 'requestNoCopy',
};

/** Tells readers what happened to their requests. */
export const hearRequestMoves: EventConsumer = {
  name: 'messages-of-requests',
  hears: requestMoved,
  async act(deps, tenantId, moveIds) {
    const ils = await deps.ils.ofId(tenantId);
    const news = await ils.news?.ofMoves(moveIds);
    if (isRefusal(news)) throw new Error('the library system does not say what happened to requests');
    const messages = [...(news ?? [])].flatMap(([moveId, ofMove]) =>
      ofMove.map((one) => messageOf(one, `move/${moveId}/${one.patronId}`)),
    );
    await tellReaders(deps, tenantId, messages);
  },
};

/** The message about a request. */
export function messageOf(news: RequestNews, key: string): NewMessage {
  const { patronId, what, bibId, title, keptUntil, pickupLibrary, reason } = news;
  const isKept = keptUntil !== null;
  const work = { recordId: bibId, title, day: keptUntil, place: isKept ? pickupLibrary : '' };
  return { patronId, kind: KINDS[what], facts: { works: [work], reason }, key };
}
