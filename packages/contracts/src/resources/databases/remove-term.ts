import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';
import { ERESOURCE_TERM_NOT_FOUND, ERESOURCE_TERM_OF_UNIT } from './errors.ts';

/** Removes a word from its list and from all databases. */
export const removeTerm = endpoint({
  methods: ['POST'],
  path: '/staff/eresources/terms/remove',
  origin: 'ours',
  access: { staff: 'resources.electronic' },
  summary: 'Remove a subject, type, vendor, college or label',
  input: z.object({ id }),
  output: z.object({ id: z.string() }),
  errors: [ERESOURCE_TERM_NOT_FOUND, ERESOURCE_TERM_OF_UNIT],
});
