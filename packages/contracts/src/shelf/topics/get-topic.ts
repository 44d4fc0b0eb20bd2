import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, ignoredIdentity } from '../../kernel/fields.ts';
import { TOPIC_NOT_FOUND } from './errors.ts';
import { topicDetail } from './topic.ts';

/** An open topic with its text, its lists that are open, and its links. */
export const getTopic = endpoint({
  methods: ['GET', 'POST'],
  path: '/find/bookTopic/topicDetail',
  origin: 'spec',
  access: 'public',
  summary: 'A topic of the library',
  input: z.object({ id, ...ignoredIdentity }),
  output: topicDetail,
  errors: [TOPIC_NOT_FOUND],
});
