import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { TITLE_MARKS } from './title.ts';

/** How many numbers the list of each mark has. */
export const listTitleMarks = endpoint({
  methods: ['GET'],
  path: '/staff/titles/marks',
  origin: 'ours',
  access: { staff: 'resources.electronic' },
  summary: 'Lists that give journals a mark',
  input: z.object({}),
  output: z.array(z.object({ mark: z.enum(TITLE_MARKS), issnCount: z.int() })),
  errors: [],
});
