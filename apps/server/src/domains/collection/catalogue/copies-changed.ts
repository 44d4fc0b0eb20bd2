import { eventType } from '../../../platform/events/event-type.ts';

/**
 * A copy of a bib may have become one that a reader who waits can have: it is new, stands elsewhere, is of another type, or the rules for
 * its type changed. The subject is the bib's id. Bibs that are new themselves are left out: nobody waits for them yet.
 */
export const copiesChanged = eventType('copies.changed');
