import * as z from 'zod';

/** The name of a secret: a password or key that the server keeps sealed. Settings hold names, never values. */
export const secretNameSchema = z.string().regex(/^[a-z][a-z0-9.-]{0,63}$/);
