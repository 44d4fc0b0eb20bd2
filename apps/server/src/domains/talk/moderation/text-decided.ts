import { eventType } from '../../../platform/events/event-type.ts';

/** Staff decided about a text of a reader; the subject is the id of its row. */
export const textDecided = eventType('moderation.text-decided');
