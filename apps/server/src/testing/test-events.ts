import { CONSUMERS } from '../domains.ts';
import { createEventSender } from '../platform/events/event-sender.ts';

/** Sends events to the consumers of the product, where a test has a database and no more. */
export const testEvents = createEventSender(async () => CONSUMERS);
