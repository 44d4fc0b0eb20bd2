import * as z from 'zod';

/** The address that a browser's push service gave. */
export const pushEndpoint = z.url({ protocol: /^https?$/ }).max(2000);

/** A key of a browser, base64url: what it is worth is known when something is sealed with it. */
export const pushKey = z.string().regex(/^[\w-]{16,100}=*$/);
