import { isRefusal } from '@lectern/contracts/kernel/refusal';
import type { EventConsumer } from '../../platform/events/event-consumer.ts';
import { objectionDecided, objectionMade } from '../circulation/objections/objection-events.ts';
import { messageOfRequest } from './message-of-request.ts';
import { tellReaders } from './tell-readers.ts';

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

async function tellBoth(
  deps: Parameters<Act>[0],
  tenantId: string,
  requestIds: readonly string[],
  about: 'made' | 'decided',
): Promise<void> {
  const tenant = await deps.tenants.byId(tenantId);
  const news = tenant && (await deps.ils.of(tenant).news?.ofObjections(requestIds, about));
  if (!news) return;
  if (isRefusal(news)) throw new Error('the library system does not say who objects');
  const messages = news.map((one) =>
    messageOfRequest(one, `objection-${about}/${one.requestId}/${one.patronId}`),
  );
  await tellReaders(deps, tenant, messages);
}
