import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { SEARCH_EMPTY, SEARCH_TOO_LONG } from './errors.ts';
import { searchStateSchema } from './search-state.ts';

/** A name that staff give to a search: letters, digits, hyphen, underscore. */
export const resCodeSchema = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/);

/** Keeps a search under a resource code of the library's choice, for menus and pages elsewhere; an older one of that code is replaced. */
export const nameSearch = endpoint({
  methods: ['POST'],
  path: '/staff/search/saveRequestBody',
  origin: 'ours',
  access: { staff: 'settings.edit' },
  summary: 'Keep a search under a resource code',
  input: searchStateSchema.extend({ resCode: resCodeSchema }),
  output: z.object({ resCode: z.string() }),
  errors: [SEARCH_EMPTY, SEARCH_TOO_LONG],
});
