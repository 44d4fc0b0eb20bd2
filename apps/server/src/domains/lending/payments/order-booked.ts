import { eventType } from '../../../platform/events/event-type.ts';

/** The library system has the payment of an order in its books. The subject is the number of the order. */
export const orderBooked = eventType('payment.booked');
