import * as z from 'zod';
import { BIB_NOT_FOUND } from '../../collection/detail/errors.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';
import { EDITION_OF_ITSELF } from './errors.ts';
import { WORKS_ACCESS, workChoiceSchema } from './work-choice.ts';

/** Makes a record an edition of the work of another record. What is decided here holds for the records of later imports too. */
export const joinEditions = endpoint({
  methods: ['POST'],
  path: '/staff/works/join',
  origin: 'ours',
  access: WORKS_ACCESS,
  summary: 'Join two records as editions of one work',
  input: z.object({ recordId: id, otherId: id }),
  output: workChoiceSchema,
  errors: [BIB_NOT_FOUND, EDITION_OF_ITSELF],
});
