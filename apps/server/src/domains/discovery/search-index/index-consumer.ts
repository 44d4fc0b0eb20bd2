import type { EventConsumer } from '../../../platform/events/event-consumer.ts';
import { bibChanged } from '../../collection/catalogue/bib-changed.ts';

/** The search index takes its events itself: thousands at once, and some while an index is built. What fails is seen to as elsewhere. */
export const indexConsumer: EventConsumer = { name: 'search-index', hears: bibChanged };
