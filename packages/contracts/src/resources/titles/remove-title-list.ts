import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';
import { TITLE_IMPORT_RUNNING, TITLE_LIST_NOT_FOUND } from './errors.ts';

/** Removes a title list with its lines. Its titles are out of sight unless another list has them. */
export const removeTitleList = endpoint({
  methods: ['POST'],
  path: '/staff/titles/removeList',
  origin: 'ours',
  access: { staff: 'resources.electronic' },
  summary: 'Remove a title list',
  input: z.object({ id }),
  output: z.object({ id: z.string() }),
  errors: [TITLE_LIST_NOT_FOUND, TITLE_IMPORT_RUNNING],
});
