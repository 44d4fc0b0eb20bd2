import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';
import { RESEARCHER_NOT_FOUND } from './errors.ts';

/** Takes the portrait of a researcher away. */
export const removePortrait = endpoint({
  methods: ['POST'],
  path: '/staff/researchers/removePortrait',
  origin: 'ours',
  access: { staff: 'resources.digital' },
  summary: 'Remove the portrait of a researcher',
  input: z.object({ id }),
  output: z.object({ portraitUrl: z.literal('') }),
  errors: [RESEARCHER_NOT_FOUND],
});
