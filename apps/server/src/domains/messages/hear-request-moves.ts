import { isRefusal } from '@lectern/contracts/kernel/refusal';
import type { EventConsumer } from '../../platform/events/event-consumer.ts';
import { requestMoved } from '../circulation/requests/request-moved.ts';
import { messageOfRequest } from './message-of-request.ts';
import { tellReaders } from './tell-readers.ts';

/** Tells readers what happened to their requests. */
export const hearRequestMoves: EventConsumer = {
  name: 'messages-of-requests',
  hears: requestMoved,
  async act(deps, tenantId, moveIds) {
    const tenant = await deps.tenants.byId(tenantId);
    const news = tenant && (await deps.ils.of(tenant).news?.ofMoves(moveIds));
    if (!news) return;
    if (isRefusal(news)) throw new Error('the library system does not say what happened to requests');
    const messages = [...news].flatMap(([moveId, ofMove]) =>
      ofMove.map((one) => messageOfRequest(one, `move/${moveId}/${one.patronId}`)),
    );
    await tellReaders(deps, tenant, messages);
  },
};
