import type { EventConsumer } from '../../../../platform/events/event-consumer.ts';
import { tellNews } from '../../../talk/messages/tell-news.ts';
import { requestMoved } from '../../circulation/requests/request-moved.ts';
import { messageOfRequest } from './message-of-request.ts';

/** Tells readers what happened to their requests. */
export const hearRequestMoves: EventConsumer = {
  name: 'messages-of-requests',
  hears: requestMoved,
  act: (deps, tenantId, moveIds) =>
    tellNews(
      deps,
      tenantId,
      (news) => news.ofMoves(moveIds),
      (news) =>
        [...news].flatMap(([moveId, ofMove]) =>
          ofMove.map((one) => messageOfRequest(one, `move/${moveId}/${one.patronId}`)),
        ),
    ),
};
