declare module '../../../platform/tickets/tickets.ts' {
  interface TicketPayloads {
    'card-elsewhere': { readonly patronId: string };
  }
}

/** So long a code proves a card. */
export const CARD_CODE_SECONDS = 5 * 60;
