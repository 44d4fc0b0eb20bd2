import * as z from 'zod';

/** The text of a ticket: 32 bytes in base64url. */
export const ticketText = z.string().regex(/^[A-Za-z0-9_-]{43}$/);
