import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, requiredListOf } from '../../kernel/fields.ts';
import { TITLE_LINE_NOT_FOUND, TITLE_NOT_FOUND, TITLE_PART_OF_ALL } from './errors.ts';
import { titleWithLines } from './get-title-lines.ts';

/** How many lines may be parted at once. */
export const MOST_PARTED_LINES = 200;

/**
 * Makes a title of its own of some lines, which their numbers put to another one by mistake. They stay parted in later imports of their
 * lists. Answers the new title.
 */
export const partTitle = endpoint({
  methods: ['POST'],
  path: '/staff/titles/part',
  origin: 'ours',
  access: { staff: 'resources.electronic' },
  summary: 'Part lines from a title',
  input: z.object({ id, lineIds: requiredListOf(id, MOST_PARTED_LINES) }),
  output: titleWithLines,
  errors: [TITLE_NOT_FOUND, TITLE_LINE_NOT_FOUND, TITLE_PART_OF_ALL],
});
