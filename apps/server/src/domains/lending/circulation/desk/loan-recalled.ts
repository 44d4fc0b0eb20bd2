import { eventType } from '../../../../platform/events/event-type.ts';

/** A loan was called back and is due earlier. The subject is the id of the loan. */
export const loanRecalled = eventType('loan.recalled');

/** A recall was taken back: the loan is due as before. The subject is the id of the loan. */
export const recallTakenBack = eventType('loan.recall-taken-back');
