import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';
import { TITLE_IMPORT_RUNNING, TITLE_LIST_NOT_FOUND, TITLE_UNDO_GONE } from './errors.ts';
import { staffTitleList } from './title-list.ts';

/** Brings back the lines that a title list had before its last import, once. */
export const undoTitleImport = endpoint({
  methods: ['POST'],
  path: '/staff/titles/undoImport',
  origin: 'ours',
  access: { staff: 'resources.electronic' },
  summary: 'Undo the last import of a title list',
  input: z.object({ listId: id }),
  output: staffTitleList,
  errors: [TITLE_LIST_NOT_FOUND, TITLE_IMPORT_RUNNING, TITLE_UNDO_GONE],
});
