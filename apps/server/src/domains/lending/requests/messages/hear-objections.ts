import type { EventConsumer } from '../../../../platform/events/event-consumer.ts';
import { tellNews } from '../../../talk/messages/tell-news.ts';
import { objectionDecided, objectionMade } from '../../circulation/objections/objection-events.ts';
import { messageOfRequest } from './message-of-request.ts';

/** Tells both readers of a hand-over that one of them objects to it. */
export const hearObjections: EventConsumer = {
  name: 'messages-of-objections',
  hears: objectionMade,
  act: (deps, tenantId, requestIds) => tellBoth(deps, tenantId, requestIds, 'made'),
};

/** Tells both readers of a hand-over what the library decided about the objection. */
export const hearDecisions: EventConsumer = {
  name: 'messages-of-decisions',
  hears: objectionDecided,
  act: (deps, tenantId, requestIds) => tellBoth(deps, tenantId, requestIds, 'decided'),
};

type Act = NonNullable<EventConsumer['act']>;

function tellBoth(
  deps: Parameters<Act>[0],
  tenantId: string,
  requestIds: readonly string[],
  about: 'made' | 'decided',
): Promise<void> {
  return tellNews(
    deps,
    tenantId,
    (news) => news.ofObjections(requestIds, about),
    (news) => news.map((one) => messageOfRequest(one, `objection-${about}/${one.requestId}/${one.patronId}`)),
  );
}
