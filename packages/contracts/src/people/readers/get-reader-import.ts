import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';
import { READER_IMPORT_UNKNOWN } from './errors.ts';
import { importOutcomeSchema, importProgressSchema } from './import-outcome.ts';

/** How far an import of readers is. It is known for a day. */
export const getReaderImport = endpoint({
  methods: ['GET'],
  path: '/staff/readers/importState',
  origin: 'ours',
  access: { staff: 'circulation.readers' },
  summary: 'How far an import of readers is',
  input: z.object({ importId: id }),
  output: z.object({ ...importOutcomeSchema.shape, progress: importProgressSchema }),
  errors: [READER_IMPORT_UNKNOWN],
});
