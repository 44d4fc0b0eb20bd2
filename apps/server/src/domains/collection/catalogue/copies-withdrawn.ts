import { eventType } from '../../../platform/events/event-type.ts';

/**
 * Records list copies of a bib no longer: they were withdrawn or deleted. The subject is the bib's id. Whoever was promised such a copy
 * needs another one.
 */
export const copiesWithdrawn = eventType('copies.withdrawn');
