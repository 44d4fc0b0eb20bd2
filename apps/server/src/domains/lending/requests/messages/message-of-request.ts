import type { MessageKind } from '@lectern/contracts/people/tenant/message-kinds';
import type { RequestNews } from '../../../../ports/ils/ils-news.ts';
import type { NewMessage } from '../../../talk/messages/tell-readers.ts';

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
  objected: 'requestObjected',
  objection_rejected: 'requestObjectionRejected',
  objection_upheld: 'requestObjectionUpheld',
};

/** The message about a request. */
export function messageOfRequest(news: RequestNews, key: string): NewMessage {
  const { patronId, what, bibId, title, keptUntil, pickupLibrary, reason, ways } = news;
  const isKept = keptUntil !== null;
  const work = { recordId: bibId, title, day: keptUntil, place: isKept ? pickupLibrary : '' };
  return { patronId, kind: KINDS[what], facts: { works: [work], reason }, key, ways };
}
