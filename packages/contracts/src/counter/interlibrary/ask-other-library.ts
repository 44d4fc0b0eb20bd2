import * as z from 'zod';
import { HIT_GONE } from '../../discovery/other-libraries/errors.ts';
import { hitId } from '../../discovery/other-libraries/library-hit.ts';
import { OTHER_LIBRARY_UNAVAILABLE, OTHER_LIBRARY_UNKNOWN } from '../../discovery/sources/errors.ts';
import { asCode } from '../../kernel/empty-values.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { calendarDate, id, text } from '../../kernel/fields.ts';
import { ILS_UNAVAILABLE, PATRON_NOT_FOUND } from '../../library-system/errors.ts';
import {
  INTERLIBRARY_ACCOUNT_BLOCKED,
  INTERLIBRARY_ASKED_ALREADY,
  INTERLIBRARY_LIMIT_REACHED,
  INTERLIBRARY_NOT_OFFERED,
} from './errors.ts';
import { interlibraryLoanSchema } from './request-view.ts';

/** Asks another library to lend what a search found there. What is said of the work comes from that library; the reader is not named. */
export const askOtherLibrary = endpoint({
  methods: ['POST'],
  path: '/find/webSite/submitOtherLibCollection',
  origin: 'spec',
  access: 'patron',
  summary: 'Ask another library to lend a work',
  input: z.object({
    hitId,
    /** Where the reader wants to get it; absent: in the reader's own library. */
    takeLibCode: id.optional(),
    needBefore: asCode(calendarDate).optional(),
    note: text(400).default(''),
  }),
  output: interlibraryLoanSchema,
  errors: [
    OTHER_LIBRARY_UNKNOWN,
    OTHER_LIBRARY_UNAVAILABLE,
    HIT_GONE,
    INTERLIBRARY_NOT_OFFERED,
    INTERLIBRARY_ACCOUNT_BLOCKED,
    INTERLIBRARY_LIMIT_REACHED,
    INTERLIBRARY_ASKED_ALREADY,
    PATRON_NOT_FOUND,
    ILS_UNAVAILABLE,
  ],
  idempotent: true,
  rateLimit: { max: 20, windowSeconds: 60 },
});
