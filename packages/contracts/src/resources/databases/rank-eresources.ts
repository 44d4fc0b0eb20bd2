import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { ignoredIdentity, paging } from '../../kernel/fields.ts';
import { rankingRange } from '../../shelf/rankings/ranges.ts';
import { hotEresource } from './hot-eresource.ts';

/** The databases opened most in a time, most first. */
export const rankEresources = endpoint({
  methods: ['GET'],
  path: '/find/newEle/eCollection/databaseHotBrowsers',
  origin: 'spec',
  access: 'public',
  summary: 'Ranking of electronic databases',
  input: z.object({ range: rankingRange, ...paging, ...ignoredIdentity }),
  output: z.object({
    total: z.int(),
    /** When the ranking was made; empty before the first time. */
    madeAt: z.string(),
    eresources: z.array(hotEresource),
  }),
  errors: [],
});
