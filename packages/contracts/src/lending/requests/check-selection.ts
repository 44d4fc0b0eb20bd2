import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { ILS_UNAVAILABLE, PATRON_NOT_FOUND } from '../../library-system/errors.ts';
import { selectedRecords, selectionRow } from './selection-view.ts';
import { takeLocationSchema } from './wish-fields.ts';

/** Which works of a selection the reader could request, and where all of these can be picked up. Nothing is placed. */
export const checkSelection = endpoint({
  methods: ['POST'],
  path: '/find/subtenancy/beforeRequestSelection',
  origin: 'ours',
  access: 'patron',
  summary: 'Which works of a selection can be requested',
  input: z.object(selectedRecords),
  output: z.object({
    rows: z.array(selectionRow),
    /** Each serves at least one work that is ready, the reader's own library first. */
    takeLocations: z.array(takeLocationSchema),
    /** See getRequestOptions. */
    contactInfo: z.string(),
    retentionDays: z.int(),
  }),
  errors: [ILS_UNAVAILABLE, PATRON_NOT_FOUND],
  rateLimit: { max: 30, windowSeconds: 60 },
});
