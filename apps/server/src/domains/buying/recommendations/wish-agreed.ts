import { eventType } from '../../../platform/events/event-type.ts';

/** Staff agreed to get what a wish names. The subject is the wish. */
export const wishAgreed = eventType('wish-agreed');
