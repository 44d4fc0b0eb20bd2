/** The partner that the setting `passportLogin` is about, and the only one whose readers link their accounts. */
export const PASSPORT = 'passport';

declare module '../../../platform/tickets/tickets.ts' {
  interface TicketPayloads {
    /** A sign-in by the learning-app passport that began in this browser. */
    'passport-state': Record<never, never>;
  }
}
