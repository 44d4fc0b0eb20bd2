import { UNFILLED_REASONS } from '@lectern/rules/interlibrary/steps';
import { INTERLIBRARY_VERBS } from '@lectern/rules/interlibrary/ways';
import * as z from 'zod';
import { asCode } from '../../kernel/empty-values.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { calendarDate, id, text } from '../../kernel/fields.ts';
import { DESK_ACCESS } from '../desk/scan.ts';
import { INTERLIBRARY_REQUEST_UNKNOWN, INTERLIBRARY_STEP_PASSED } from './errors.ts';
import { staffInterlibrarySchema } from './request-view.ts';

/** Does one thing with a request and tells the other library: at once if it answers, else as soon as it does. */
export const moveInterlibrary = endpoint({
  methods: ['POST'],
  path: '/staff/interlibrary/move',
  origin: 'ours',
  access: DESK_ACCESS,
  summary: 'Move an interlibrary request on',
  input: z.object({
    requestId: id,
    verb: z.enum(INTERLIBRARY_VERBS),
    /** Of the copy that is sent. */
    barcode: text(64).default(''),
    /** Until when it is lent. */
    dueDate: asCode(calendarDate).optional(),
    /** Why it is refused. */
    reason: z.enum(UNFILLED_REASONS).default('Other'),
    /** In words, for the other library; its reader may read it. */
    note: text(400).default(''),
  }),
  output: staffInterlibrarySchema,
  errors: [INTERLIBRARY_REQUEST_UNKNOWN, INTERLIBRARY_STEP_PASSED],
  idempotent: true,
});
