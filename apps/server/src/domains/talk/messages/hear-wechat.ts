import { MESSAGE_TOPICS, type OutgoingWay } from '@lectern/contracts/talk/messages/message-choices';
import type { EventConsumer } from '../../../platform/events/event-consumer.ts';
import { readersOfConnections } from '../../people/notices/wechat/connected-readers.ts';
import { wechatConnected, wechatStopped } from '../../people/notices/wechat/wechat-events.ts';
import { putChoices, readChoices } from './choices/message-choices.ts';
import { tellReaders } from './tell-readers.ts';

/** A reader who connects WeChat wants to be told there: it is added to what the reader chose before. */
export const hearWechatConnected: EventConsumer = {
  name: 'choices-of-wechat',
  hears: wechatConnected,
  async act({ db, clock, tenants }, tenantId, connectionIds) {
    const tenant = await tenants.byId(tenantId);
    if (!tenant) return;
    const readers = await readersOfConnections(db, tenantId, connectionIds);
    for (const patronId of readers.values()) {
      const owner = { tenantId, patronId };
      const choices = await readChoices(db, owner, tenant.settings.policy.messages);
      const alsoWechat = (ways: readonly OutgoingWay[]) => [...new Set([...ways, 'wechat' as const])];
      const told = Object.fromEntries(MESSAGE_TOPICS.map((topic) => [topic, alsoWechat(choices[topic])]));
      await putChoices(db, owner, { ...choices, ...told }, clock.now().toISOString());
    }
  },
};

/** Tells readers in the inbox that no more messages reach their WeChat. */
export const hearWechatStopped: EventConsumer = {
  name: 'messages-of-wechat',
  hears: wechatStopped,
  async act(deps, tenantId, connectionIds) {
    const tenant = await deps.tenants.byId(tenantId);
    if (!tenant) return;
    const readers = await readersOfConnections(deps.db, tenantId, connectionIds);
    const messages = [...readers].map(([id, patronId]) => ({
      patronId,
      kind: 'wechatStopped' as const,
      facts: { works: [], reason: '' },
      key: `wechat-stopped/${id}`,
      ways: ['inbox' as const],
    }));
    await tellReaders(deps, tenant, messages);
  },
};
