import * as z from 'zod';
import { rawEndpoint } from '../../kernel/endpoint.ts';
import { text } from '../../kernel/fields.ts';
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
  OBJECT_FILE_UNMARKED,
  OBJECT_PAGE_NOT_DRAWN,
  OBJECT_TICKET_OVER,
} from './errors.ts';
import { OBJECT_FILE_TYPES } from './kinds.ts';
import { ticketText } from './ticket.ts';

/** The file at the address that `getPdfUrl` gives. A PDF has the mark of its reader on each page. Sounds and films are sent in parts as browsers ask for them. */
export const getFile = rawEndpoint({
  methods: ['GET'],
  path: '/find/dItem/getFile',
  origin: 'ours',
  access: 'public',
  tenantFrom: 'input',
  summary: 'A file of an object',
  reply: 'download',
  contentTypes: [...OBJECT_FILE_TYPES, 'image/webp'],
  input: z.object({ mappingPath: text(64), ticket: ticketText }),
  errors: [
    OBJECT_TICKET_OVER,
    OBJECT_FILE_NOT_FOUND,
    OBJECT_FILE_LOCKED,
    OBJECT_FILE_BROKEN,
    OBJECT_FILE_UNMARKED,
    OBJECT_PAGE_NOT_DRAWN,
    OBJECT_ACT_CLOSED,
    OBJECT_ACT_NOT_YET,
    OBJECT_ACT_SIGN_IN,
    OBJECT_ACT_PLACE,
    OBJECT_ACT_GROUP,
    OBJECT_ACT_BLOCKED,
    ILS_UNAVAILABLE,
  ],
  rateLimit: { max: 120, windowSeconds: 60 },
});
