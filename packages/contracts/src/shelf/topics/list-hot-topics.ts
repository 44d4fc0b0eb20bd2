import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { ignoredIdentity, wholeNumber } from '../../kernel/fields.ts';
import { topicSummary } from './topic.ts';

/** How many topics the home page shows. */
export const MOST_HOT_TOPICS = 3;

/** The topics of the home page: featured ones first, then the newest. */
export const listHotTopics = endpoint({
  methods: ['GET'],
  path: '/find/bookTopic/indexHotTopic',
  origin: 'spec',
  access: 'public',
  summary: 'Topics for the home page',
  input: z.object({ rows: wholeNumber(1, 12).default(MOST_HOT_TOPICS), ...ignoredIdentity }),
  output: z.array(topicSummary),
  errors: [],
});
