import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { requiredText, text, wholeNumber } from '../../kernel/fields.ts';
import { addedSchema, BRIEF_KINDS, COPY_ERRORS, copyFields, isbnOrNone, QUICK_ADD_ACCESS } from './fields.ts';

/** Adds a brief record with its first copy, for what is in the hand and not in the catalogue. Search finds it at once. */
export const addBriefRecord = endpoint({
  methods: ['POST'],
  path: '/staff/quickAdd/record',
  origin: 'ours',
  access: QUICK_ADD_ACCESS,
  summary: 'Add a brief record with its first copy',
  input: z.object({
    title: requiredText(500),
    author: text(200).default(''),
    year: wholeNumber(1000, 2999).optional(),
    isbn: isbnOrNone.default(''),
    kind: z.enum(BRIEF_KINDS).default('book'),
    ...copyFields,
  }),
  output: addedSchema,
  errors: COPY_ERRORS,
  idempotent: true,
});
