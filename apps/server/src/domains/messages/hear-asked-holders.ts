import { isRefusal } from '@lectern/contracts/kernel/refusal';
import type { EventConsumer } from '../../platform/events/event-consumer.ts';
import { holderAsked } from '../circulation/requests/holder-asked.ts';
import { messageOfRequest } from './message-of-request.ts';
import { tellReaders } from './tell-readers.ts';

/** Tells readers that another one asks for what they have. */
export const hearAskedHolders: EventConsumer = {
  name: 'messages-to-holders',
  hears: holderAsked,
  async act(deps, tenantId, requestIds) {
    const tenant = await deps.tenants.byId(tenantId);
    const news = tenant && (await deps.ils.of(tenant).news?.ofAsked(requestIds));
    if (!news) return;
    if (isRefusal(news)) throw new Error('the library system does not say who is asked');
    const messages = news.map((one) => messageOfRequest(one, `asked/${one.requestId}/${one.patronId}`));
    await tellReaders(deps, tenant, messages);
  },
};
