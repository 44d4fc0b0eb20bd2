import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, wholeNumber } from '../../kernel/fields.ts';
import {
  ERESOURCE_TERM_LIMIT_REACHED,
  ERESOURCE_TERM_NOT_FOUND,
  ERESOURCE_TERM_OF_UNIT,
  ERESOURCE_TERM_TAKEN,
} from './errors.ts';
import { staffTerm, termFacts } from './term.ts';

/** Adds a word to a list, or changes one. Its list stays. */
export const putTerm = endpoint({
  methods: ['POST'],
  path: '/staff/eresources/terms/put',
  origin: 'ours',
  access: { staff: 'resources.electronic' },
  summary: 'Add or change a subject, type, vendor, college or label',
  input: z.object({ id: id.optional(), position: wholeNumber(0, 100_000).default(0), ...termFacts }),
  output: staffTerm,
  errors: [
    ERESOURCE_TERM_NOT_FOUND,
    ERESOURCE_TERM_TAKEN,
    ERESOURCE_TERM_LIMIT_REACHED,
    ERESOURCE_TERM_OF_UNIT,
  ],
});
