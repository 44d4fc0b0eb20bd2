import type { EventConsumer } from '../../../../platform/events/event-consumer.ts';
import { thingChanged } from '../../../../platform/searchable.ts';

/** The process that writes the indexes takes these events itself. */
export const thingsConsumer: EventConsumer = { name: 'search-things', hears: thingChanged };
