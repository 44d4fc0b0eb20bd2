import * as z from 'zod';
import { BIB_NOT_FOUND } from '../../collection/detail/errors.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';
import { WORKS_ACCESS, workChoiceSchema } from './work-choice.ts';

/** Takes back what staff decided about the work of a record: its own words say again where it belongs. */
export const resetEdition = endpoint({
  methods: ['POST'],
  path: '/staff/works/reset',
  origin: 'ours',
  access: WORKS_ACCESS,
  summary: 'Take back a decision about the work of a record',
  input: z.object({ recordId: id }),
  output: workChoiceSchema,
  errors: [BIB_NOT_FOUND],
});
