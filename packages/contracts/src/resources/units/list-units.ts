import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { ignoredIdentity, text } from '../../kernel/fields.ts';
import { unitInTree } from './unit.ts';

/** The units of the institution in the order of their tree, with what each has. With words: those that are called so, and those above them. */
export const listUnits = endpoint({
  methods: ['POST'],
  path: '/find/college/navInfo',
  origin: 'spec',
  access: 'public',
  summary: 'Colleges and departments as a tree',
  input: z.object({ keyWord: text(100).default(''), ...ignoredIdentity }),
  output: z.object({
    /** Units that fit, without those that are there only because of one below. */
    total: z.int(),
    units: z.array(unitInTree),
  }),
  errors: [],
});
