import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';
import { TITLE_JOINED_TO_ITSELF, TITLE_NOT_FOUND } from './errors.ts';
import { titleWithLines } from './get-title-lines.ts';

/** Puts all lines of another title to this one, and in later imports too. The other one is gone. Answers this one. */
export const joinTitles = endpoint({
  methods: ['POST'],
  path: '/staff/titles/join',
  origin: 'ours',
  access: { staff: 'resources.electronic' },
  summary: 'Join two titles',
  input: z.object({ id, otherId: id }),
  output: titleWithLines,
  errors: [TITLE_NOT_FOUND, TITLE_JOINED_TO_ITSELF],
});
