import * as z from 'zod';
import { asCode } from '../../kernel/empty-values.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { calendarDate, paging, text } from '../../kernel/fields.ts';

/** What staff did, the last first. */
export const listAudit = endpoint({
  methods: ['GET'],
  path: '/staff/audit/list',
  origin: 'ours',
  access: { staff: 'staff.audit' },
  summary: 'What staff changed, with what was before and after',
  input: z.object({
    ...paging,
    /** The beginning of what was done: `readers`, `readers.change`. */
    action: asCode(text(60)).default(''),
    /** What it was done to. */
    subject: asCode(text(128)).default(''),
    /** The account of the member who did it. */
    account: asCode(text(64)).default(''),
    /** Days in the time zone of the library. */
    from: calendarDate.optional(),
    to: calendarDate.optional(),
  }),
  output: z.object({
    total: z.int(),
    entries: z.array(
      z.object({
        entryId: z.string(),
        at: z.string(),
        /** Empty for an operator at the terminal. */
        account: z.string(),
        name: z.string(),
        action: z.string(),
        subject: z.string(),
        /** The subject in words: the title of a copy, the name of a course. Empty if it has none, or is gone. */
        subjectName: z.string(),
        /** The name of the reader whom it is about; empty unless the caller may see readers. */
        reader: z.string(),
        /**
         * As the call noted it; `before` and `after` of a change. Sums have their currency, and members of the staff, libraries and things
         * with names in several languages are named.
         */
        details: z.record(z.string(), z.unknown()),
      }),
    ),
  }),
  errors: [],
});
