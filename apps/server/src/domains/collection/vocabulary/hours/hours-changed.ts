import { eventType } from '../../../../platform/events/event-type.ts';

/** Opening hours of a tenant changed. The subject is the code of the library, empty for all libraries. */
export const hoursChanged = eventType('hours.changed');
