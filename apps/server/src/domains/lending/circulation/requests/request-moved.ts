import { eventType } from '../../../../platform/events/event-type.ts';

/** A request moved, and the table of ways says that somebody is told. The subject is the id of the line in its timeline. */
export const requestMoved = eventType('request.moved');
