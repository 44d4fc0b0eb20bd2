import type { EventConsumer } from '../../../platform/events/event-consumer.ts';
import { type DecidedText, decidedTexts } from '../moderation/decided-texts.ts';
import { textDecided } from '../moderation/text-decided.ts';
import { type NewMessage, tellReaders } from './tell-readers.ts';

/** Tells authors what the library decided about their texts, with the reason. */
export const hearTextDecisions: EventConsumer = {
  name: 'messages-of-texts',
  hears: textDecided,
  async act(deps, tenantId, textIds) {
    const tenant = await deps.tenants.byId(tenantId);
    if (!tenant) return;
    await tellReaders(deps, tenant, (await decidedTexts(deps, tenantId, textIds)).map(messageOf));
  },
};

function messageOf({ id, version, authorId, isApproved, title, recordId, reason }: DecidedText): NewMessage {
  return {
    patronId: authorId,
    kind: isApproved ? 'textApproved' : 'textRefused',
    facts: { works: [{ recordId, title, day: null, place: '' }], reason },
    key: `text-decided/${id}/${version}`,
    ways: [],
  };
}
