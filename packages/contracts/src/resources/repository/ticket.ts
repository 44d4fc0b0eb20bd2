import * as z from 'zod';

/** A ticket as it stands in an address: 256 random bits, in base64url. */
export const ticketText = z.string().regex(/^[A-Za-z0-9_-]{43}$/);
