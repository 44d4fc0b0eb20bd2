import type { LeavingApplication } from '@lectern/contracts/counter/leaving/application';

declare module '../../../platform/tickets/tickets.ts' {
  interface TicketPayloads {
    leaving: { readonly patronId: string; readonly application: LeavingApplication };
    'leaving-certificate': { readonly leftAt: string; readonly application: LeavingApplication };
  }
}

/** So long a reader may think about it. */
export const CONFIRMATION_SECONDS = 10 * 60;

/** So long a reader who has left may fetch the certificate. */
export const CERTIFICATE_SECONDS = 30 * 60;
