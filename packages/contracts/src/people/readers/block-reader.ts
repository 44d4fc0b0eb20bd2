import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { calendarDate, id, requiredText } from '../../kernel/fields.ts';
import { ILS_UNAVAILABLE, PATRON_NOT_FOUND } from '../../library-system/errors.ts';
import { READER_BLOCK_PAST, READERS_ELSEWHERE } from './errors.ts';
import { readerSchema } from './fields.ts';

/** Blocks a reader from a day to a day, both included: nothing is lent, renewed or requested. It ends by itself after the last day. */
export const blockReader = endpoint({
  methods: ['POST'],
  path: '/staff/readers/block',
  origin: 'ours',
  access: { staff: 'circulation.readers' },
  summary: 'Block a reader for a time',
  input: z.object({
    patronId: id,
    /** Today if absent. */
    from: calendarDate.optional(),
    until: calendarDate,
    /** Why, as the reader is told. */
    reason: requiredText(200),
  }),
  output: readerSchema,
  errors: [ILS_UNAVAILABLE, READERS_ELSEWHERE, PATRON_NOT_FOUND, READER_BLOCK_PAST],
  idempotent: true,
});
