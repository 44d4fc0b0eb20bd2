import * as z from 'zod';
import { asCode } from '../../kernel/empty-values.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { ignoredIdentity, paging, text } from '../../kernel/fields.ts';
import { MAX_TOPIC_CLASS, topicSummary } from './topic.ts';

/** Topics that are open today: featured ones first, then the newest. */
export const listTopics = endpoint({
  methods: ['GET', 'POST'],
  path: '/find/bookTopic/topicNavList',
  origin: 'spec',
  access: 'public',
  summary: 'Topics of the library, page by page',
  input: z.object({
    /** Text in title or summary. */
    keyWord: text(100).default(''),
    /** Empty: of all classes. */
    className: asCode(text(MAX_TOPIC_CLASS)).default(''),
    ...paging,
    ...ignoredIdentity,
  }),
  output: z.object({ total: z.int(), topics: z.array(topicSummary) }),
  errors: [],
});
