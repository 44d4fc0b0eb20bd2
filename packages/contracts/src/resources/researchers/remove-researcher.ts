import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';
import { RESEARCHER_NOT_FOUND } from './errors.ts';

/** Removes a researcher with what was said of their publications. */
export const removeResearcher = endpoint({
  methods: ['POST'],
  path: '/staff/researchers/remove',
  origin: 'ours',
  access: { staff: 'resources.digital' },
  summary: 'Remove a researcher',
  input: z.object({ id }),
  output: z.object({ id: z.string() }),
  errors: [RESEARCHER_NOT_FOUND],
});
