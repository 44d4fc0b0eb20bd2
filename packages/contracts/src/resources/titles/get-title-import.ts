import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';
import { TITLE_IMPORT_UNKNOWN } from './errors.ts';
import { titleImport } from './title-list.ts';

/** How far an import of titles is, or what it did. */
export const getTitleImport = endpoint({
  methods: ['GET'],
  path: '/staff/titles/getImport',
  origin: 'ours',
  access: { staff: 'resources.electronic' },
  summary: 'How far an import of titles is',
  input: z.object({ importId: id }),
  output: titleImport,
  errors: [TITLE_IMPORT_UNKNOWN],
});
