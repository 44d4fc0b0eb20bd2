import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, ignoredIdentity, instant } from '../../kernel/fields.ts';
import { REQUEST_NOT_FOUND } from './errors.ts';
import { TAKE_CODE_NOT_NOW, TAKE_CODES_OFF } from './hand-over-errors.ts';

/**
 * A new pickup code, which the reader shows to the one who hands the copy over. It is valid for 5 minutes and for one hand-over; the code
 * before it dies 10 seconds later. It is never sent to anybody: it is kept as a digest only.
 */
export const showTakeCode = endpoint({
  methods: ['POST'],
  path: '/find/subtenancy/getTakeCode',
  origin: 'spec',
  access: 'patron',
  summary: 'A new pickup code',
  input: z.object({ requestId: id, ...ignoredIdentity }),
  output: z.object({
    /** Six digits. */
    takeCode: z.string(),
    /** What the QR code and the barcode hold: the number of the request and the code. */
    scanned: z.string(),
    /** The QR code: an SVG as a data URL. */
    img: z.string(),
    title: z.string(),
    /** Who enters it: the reader who has the copy, or the library. */
    enteredBy: z.enum(['holder', 'desk']),
    expiresAt: instant,
    /** How long it is valid from now. */
    secondsLeft: z.int(),
  }),
  errors: [REQUEST_NOT_FOUND, TAKE_CODE_NOT_NOW, TAKE_CODES_OFF],
  rateLimit: { max: 30, windowSeconds: 60 },
});
