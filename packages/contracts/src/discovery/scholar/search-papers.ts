import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { paper } from './paper.ts';
import { scholarSearch } from './scholar-search.ts';
import { sourceState } from './source-state.ts';

/** One page of what the library's scholarly sources have for some words, folded. What a source does not answer is told in its line. */
export const searchPapers = endpoint({
  methods: ['POST'],
  path: '/find/chaoxing/searchList',
  origin: 'spec',
  access: 'public',
  summary: 'Search scholarly sources',
  input: scholarSearch,
  output: z.object({
    papers: z.array(paper),
    page: z.int(),
    rows: z.int(),
    /** Folded works that were fetched so far and have all the filters. It is no total: those are in the lines of the sources. */
    fetched: z.int(),
    hasMore: z.boolean(),
    sources: z.array(sourceState),
  }),
  errors: [],
  rateLimit: { max: 60, windowSeconds: 60 },
});
