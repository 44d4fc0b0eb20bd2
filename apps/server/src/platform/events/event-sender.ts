import type { Tx } from '../db/database.ts';
import type { EventType, Subscription } from './event-type.ts';
import { addEvents } from './outbox-store.ts';

/** Sends events to whoever hears them: the sender does not know its consumers. */
export interface EventSender {
  /** Stores one event for each thing and consumer, in the transaction of what happened to the things. */
  send(
    tx: Tx,
    type: EventType,
    event: { readonly tenantId: string; readonly subjectIds: readonly string[]; readonly now: string },
  ): Promise<void>;
  /** Resolves when the consumers are known: before long transactions, which should not wait for it. */
  ready(): Promise<void>;
}

/** `listConsumers` is called at the first event. */
export function createEventSender(listConsumers: () => Promise<readonly Subscription[]>): EventSender {
  let consumers: Promise<readonly Subscription[]> | undefined;
  const known = () => (consumers ??= listConsumers());
  return {
    async ready() {
      await known();
    },
    async send(tx, type, event) {
      for (const consumer of await known())
        if (consumer.hears.topic === type.topic) await addEvents(tx, consumer, event);
    },
  };
}
