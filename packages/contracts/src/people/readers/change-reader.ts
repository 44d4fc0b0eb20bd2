import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, text } from '../../kernel/fields.ts';
import { ILS_UNAVAILABLE, PATRON_NOT_FOUND } from '../../library-system/errors.ts';
import { LIBRARY_UNKNOWN } from '../tenant/errors.ts';
import { PATRON_GROUP_UNKNOWN, READERS_ELSEWHERE } from './errors.ts';
import { firstPassword, readerFields, readerSchema } from './fields.ts';

/** Changes what is given of a reader; the rest stays. */
export const changeReader = endpoint({
  methods: ['POST'],
  path: '/staff/readers/change',
  origin: 'ours',
  access: { staff: 'circulation.readers' },
  summary: 'Change a reader',
  input: z.object({
    patronId: id,
    ...z.object(readerFields).partial().shape,
    /** A frozen reader borrows nothing; cards are reported lost by endCard. */
    frozen: z.boolean().optional(),
    /** Why, as the reader is told. */
    frozenReason: text(200).optional(),
    /** A new first password, which has to be changed at the next sign-in. */
    password: firstPassword.optional(),
  }),
  output: readerSchema,
  errors: [ILS_UNAVAILABLE, READERS_ELSEWHERE, PATRON_NOT_FOUND, PATRON_GROUP_UNKNOWN, LIBRARY_UNKNOWN],
  carriesSecrets: true,
});
