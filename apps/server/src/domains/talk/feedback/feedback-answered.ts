import { eventType } from '../../../platform/events/event-type.ts';

/** The library answered a reader; the subject is the id of its message. */
export const feedbackAnswered = eventType('feedback.answered');
