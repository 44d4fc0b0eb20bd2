import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';
import { TITLE_NOT_FOUND } from './errors.ts';
import { foundTitle } from './find-staff-titles.ts';
import { titleCoverage } from './title.ts';

/** A line of a list that is about a title. */
export const titleLine = z.object({
  id: z.string(),
  listId: z.string(),
  /** In the language of the request. */
  listName: z.string(),
  eresourceName: z.string(),
  /** Line of the file, from 1. */
  line: z.int(),
  /** As the line has them; empty without them. */
  name: z.string(),
  publisher: z.string(),
  /** Its ISSNs or ISBNs. */
  numbers: z.array(z.string()),
  vendorId: z.string(),
  address: z.string(),
  ...titleCoverage,
  /** What staff decided: `joined` to this title, `parted` from another one; empty where its numbers decide. */
  ruling: z.enum(['', 'joined', 'parted']),
});
export type TitleLine = z.infer<typeof titleLine>;

/** A title with its lines in all lists, also in those that readers do not see. */
export const titleWithLines = z.object({ title: foundTitle, lines: z.array(titleLine) });

export const getTitleLines = endpoint({
  methods: ['GET'],
  path: '/staff/titles/lines',
  origin: 'ours',
  access: { staff: 'resources.electronic' },
  summary: 'The lines of lists that are about a title',
  input: z.object({ id }),
  output: titleWithLines,
  errors: [TITLE_NOT_FOUND],
});
