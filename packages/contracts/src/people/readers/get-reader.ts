import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';
import { ILS_UNAVAILABLE, PATRON_NOT_FOUND } from '../../library-system/errors.ts';
import { READERS_ELSEWHERE } from './errors.ts';
import { readerSchema } from './fields.ts';

/** One reader with cards and contacts. */
export const getReader = endpoint({
  methods: ['POST'],
  path: '/staff/readers/show',
  origin: 'ours',
  access: { staff: 'circulation.desk' },
  summary: 'One reader with cards and contacts',
  input: z.object({ patronId: id }),
  output: readerSchema,
  errors: [ILS_UNAVAILABLE, READERS_ELSEWHERE, PATRON_NOT_FOUND],
});
