import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { staffTerm, TERM_KINDS } from './term.ts';

/** The words of the lists that databases are described with, list by list in their order. */
export const listTerms = endpoint({
  methods: ['POST'],
  path: '/staff/eresources/terms/list',
  origin: 'ours',
  access: { staff: 'resources.electronic' },
  summary: 'Subjects, types, vendors, colleges and labels',
  input: z.object({ kind: z.enum(TERM_KINDS).optional() }),
  output: z.array(staffTerm),
  errors: [],
});
