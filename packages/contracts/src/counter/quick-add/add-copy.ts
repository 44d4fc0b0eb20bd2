import * as z from 'zod';
import { BIB_NOT_FOUND } from '../../collection/detail/errors.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';
import { addedSchema, COPY_ERRORS, copyFields, QUICK_ADD_ACCESS } from './fields.ts';

/** Adds a copy to a record of the catalogue. It can be lent at once. Imports leave it alone until a record lists its barcode. */
export const addCopy = endpoint({
  methods: ['POST'],
  path: '/staff/quickAdd/copy',
  origin: 'ours',
  access: QUICK_ADD_ACCESS,
  summary: 'Add a copy to a record',
  input: z.object({ recordId: id, ...copyFields }),
  output: addedSchema,
  errors: [...COPY_ERRORS, BIB_NOT_FOUND],
  idempotent: true,
});
