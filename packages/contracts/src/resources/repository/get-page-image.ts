import * as z from 'zod';
import { rawEndpoint } from '../../kernel/endpoint.ts';
import { ignoredIdentity, text, wholeNumber } from '../../kernel/fields.ts';
import { ILS_UNAVAILABLE } from '../../library-system/errors.ts';
import {
  OBJECT_ACT_BLOCKED,
  OBJECT_ACT_CLOSED,
  OBJECT_ACT_GROUP,
  OBJECT_ACT_NOT_YET,
  OBJECT_ACT_PLACE,
  OBJECT_ACT_SIGN_IN,
  OBJECT_FILE_BROKEN,
  OBJECT_FILE_LOCKED,
  OBJECT_FILE_NOT_FOUND,
  OBJECT_PAGE_NOT_DRAWN,
  OBJECT_TICKET_OVER,
} from './errors.ts';
import { ticketText } from './ticket.ts';

/** The picture of a page with the mark of its reader in the pixels, at the address that `openReading` gives; without a page the mark alone, on a transparent ground. An `<img>` sends no session and no header, so the ticket says who reads. */
export const getPageImage = rawEndpoint({
  methods: ['GET'],
  path: '/find/dWatermark/getImg',
  origin: 'spec',
  access: 'public',
  tenantFrom: 'input',
  summary: 'A page with its mark, or the mark alone',
  reply: 'download',
  contentTypes: ['image/webp', 'image/png'],
  input: z.object({
    /** Needed where no header names the library, as of an `<img>`. */
    mappingPath: text(64).default(''),
    ticket: ticketText.optional(),
    page: wholeNumber(1, 100_000).optional(),
    /** In pixels; the nearest of the widths that are drawn. */
    width: wholeNumber(1, 10_000).default(1200),
    ...ignoredIdentity,
  }),
  errors: [
    OBJECT_TICKET_OVER,
    OBJECT_FILE_NOT_FOUND,
    OBJECT_FILE_LOCKED,
    OBJECT_FILE_BROKEN,
    OBJECT_PAGE_NOT_DRAWN,
    OBJECT_ACT_CLOSED,
    OBJECT_ACT_NOT_YET,
    OBJECT_ACT_SIGN_IN,
    OBJECT_ACT_PLACE,
    OBJECT_ACT_GROUP,
    OBJECT_ACT_BLOCKED,
    ILS_UNAVAILABLE,
  ],
  rateLimit: { max: 240, windowSeconds: 60 },
});
