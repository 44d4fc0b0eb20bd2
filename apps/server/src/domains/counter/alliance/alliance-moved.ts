import { eventType } from '../../../platform/events/event-type.ts';

/** A transaction of a reader came to a step that the reader is told of. Its subjects are ids of transactions. */
export const allianceMoved = eventType('alliance.moved');
