import { eventType } from '../../../../platform/events/event-type.ts';

/** A copy came back, or its reader handed it over to another one. The subject is the id of the loan that ended. */
export const loanReturned = eventType('loan.returned');
