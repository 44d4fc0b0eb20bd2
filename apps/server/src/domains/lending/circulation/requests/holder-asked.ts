import { eventType } from '../../../../platform/events/event-type.ts';

/** A reader asked another one for what they have on loan. The subject is the id of the request. */
export const holderAsked = eventType('request.holder-asked');
