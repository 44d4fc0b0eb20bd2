import { eventType } from '../../../../platform/events/event-type.ts';

/** A reader objected to a hand-over. The subject is the id of the request. */
export const objectionMade = eventType('request.objection-made');

/** Staff decided about an objection. The subject is the id of the request. */
export const objectionDecided = eventType('request.objection-decided');
