import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { text } from '../../kernel/fields.ts';
import { ILS_UNAVAILABLE, PATRON_NOT_FOUND } from '../../library-system/errors.ts';
import { REQUEST_CONTACT_WRONG } from './placing-errors.ts';
import { pickupInput } from './placing-fields.ts';
import { selectedRecords, selectionRow } from './selection-view.ts';

/**
 * Requests each work of a selection for one pickup place, by the kind that serves the reader best there: a copy kept ready or brought, else
 * a place in the queue. One refusal does not stop the others.
 */
export const requestSelection = endpoint({
  methods: ['POST'],
  path: '/find/subtenancy/requestSelection',
  origin: 'ours',
  access: 'patron',
  summary: 'Request the works of a selection',
  input: z.object({
    ...selectedRecords,
    ...pickupInput,
    /** Telephone or e-mail; the reader's own if it is empty. */
    contactInfo: text(100).default(''),
  }),
  output: z.object({ rows: z.array(selectionRow) }),
  errors: [ILS_UNAVAILABLE, PATRON_NOT_FOUND, REQUEST_CONTACT_WRONG],
  idempotent: true,
  rateLimit: { max: 30, windowSeconds: 60 },
});
