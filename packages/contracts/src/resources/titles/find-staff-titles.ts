import * as z from 'zod';
import { SEARCH_TOO_LONG, SEARCH_UNAVAILABLE } from '../../discovery/search/errors.ts';
import { MAX_SEARCH_LENGTH } from '../../discovery/search/search-state.ts';
import { searchText } from '../../discovery/search/search-text.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { titleSummary } from './title.ts';

/** A title as staff find it. */
export const foundTitle = titleSummary.omit({ sources: true });
export type FoundTitle = z.infer<typeof foundTitle>;

/** How many titles are told. */
export const MOST_STAFF_TITLES = 50;

/** Titles that staff look for, to join or part them: by an ISSN or ISBN, also of titles that readers do not see, or by words. */
export const findStaffTitles = endpoint({
  methods: ['GET'],
  path: '/staff/titles/find',
  origin: 'ours',
  access: { staff: 'resources.electronic' },
  summary: 'Find titles to join or part',
  input: z.object({ keyWord: searchText(MAX_SEARCH_LENGTH) }),
  output: z.array(foundTitle),
  errors: [SEARCH_TOO_LONG, SEARCH_UNAVAILABLE],
});
