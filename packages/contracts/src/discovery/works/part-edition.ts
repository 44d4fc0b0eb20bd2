import * as z from 'zod';
import { BIB_NOT_FOUND } from '../../collection/detail/errors.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';
import { WORKS_ACCESS, workChoiceSchema } from './work-choice.ts';

/** Takes a record out of its work: it stands for itself, also after later imports. */
export const partEdition = endpoint({
  methods: ['POST'],
  path: '/staff/works/part',
  origin: 'ours',
  access: WORKS_ACCESS,
  summary: 'Take a record out of its work',
  input: z.object({ recordId: id }),
  output: workChoiceSchema,
  errors: [BIB_NOT_FOUND],
});
