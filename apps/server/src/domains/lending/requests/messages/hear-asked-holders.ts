import type { EventConsumer } from '../../../../platform/events/event-consumer.ts';
import { tellNews } from '../../../talk/messages/tell-news.ts';
import { holderAsked } from '../../circulation/requests/holder-asked.ts';
import { messageOfRequest } from './message-of-request.ts';

/** Tells readers that another one asks for what they have. */
export const hearAskedHolders: EventConsumer = {
  name: 'messages-to-holders',
  hears: holderAsked,
  act: (deps, tenantId, requestIds) =>
    tellNews(
      deps,
      tenantId,
      (news) => news.ofAsked(requestIds),
      (news) => news.map((one) => messageOfRequest(one, `asked/${one.requestId}/${one.patronId}`)),
    ),
};
