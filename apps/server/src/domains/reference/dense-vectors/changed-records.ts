import type { EventConsumer } from '../../../platform/events/event-consumer.ts';
import { recordDescribed } from '../../collection/catalogue/news/record-described.ts';

/** The job takes these events itself: many at once, since each time the whole file of vectors is read. */
export const changedRecords: EventConsumer = { name: 'dense-vectors', hears: recordDescribed };
