import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, wholeNumber } from '../../kernel/fields.ts';
import { BOOK_LIST_NOT_FOUND } from '../booklists/errors.ts';
import {
  TOPIC_CHANGED,
  TOPIC_DATES_REVERSED,
  TOPIC_LIMIT_REACHED,
  TOPIC_NOT_FOUND,
  TOPIC_TITLE_MISSING,
} from './errors.ts';
import { staffTopic, topicFacts } from './topic.ts';

/**
 * Adds a topic, or changes one whole. Of its text only tags for text and links are kept. A list can be added to a topic if everybody sees
 * it today; one that closes later stays in the topic and is not shown.
 */
export const putTopic = endpoint({
  methods: ['POST'],
  path: '/staff/topics/put',
  origin: 'ours',
  access: { staff: 'lists.edit' },
  summary: 'Add or change a topic',
  input: z.object({
    /** A new topic without it. */
    id: id.optional(),
    /** That of the topic as it was read: if somebody changed it since then, nothing is done. */
    version: wholeNumber(0, 1_000_000_000).optional(),
    ...topicFacts,
  }),
  output: staffTopic,
  errors: [
    TOPIC_NOT_FOUND,
    TOPIC_TITLE_MISSING,
    TOPIC_DATES_REVERSED,
    TOPIC_CHANGED,
    TOPIC_LIMIT_REACHED,
    BOOK_LIST_NOT_FOUND,
  ],
});
