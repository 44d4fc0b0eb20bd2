import { SERVICES } from '@lectern/contracts/talk/feedback/service-request';
import type { EventConsumer } from '../../../platform/events/event-consumer.ts';
import { answersToFeedback } from '../feedback/answers-to-feedback.ts';
import { feedbackAnswered } from '../feedback/feedback-answered.ts';
import { tellReaders } from './tell-readers.ts';

/** Tells readers what the library answered to their feedback and their requests for services. */
export const hearFeedback: EventConsumer = {
  name: 'messages-of-feedback',
  hears: feedbackAnswered,
  async act(deps, tenantId, messageIds) {
    const tenant = await deps.tenants.byId(tenantId);
    if (!tenant) return;
    const answers = await answersToFeedback(deps.db, tenantId, messageIds);
    await tellReaders(
      deps,
      tenant,
      answers.map(({ id, patronId, text, kind, recordId, title }) => {
        const isService = SERVICES.some((service) => service === kind);
        return {
          patronId,
          kind: isService ? 'serviceAnswered' : 'feedbackAnswered',
          facts: { works: isService ? [{ recordId, title, day: null, place: '' }] : [], reason: text },
          key: `feedback-answered/${id}`,
          ways: [],
        };
      }),
    );
  },
};
