import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';
import { TOPIC_NOT_FOUND } from './errors.ts';

/** Removes the picture of a topic; answers the same if it has none. */
export const removeTopicCover = endpoint({
  methods: ['POST'],
  path: '/staff/topics/removeCover',
  origin: 'ours',
  access: { staff: 'lists.edit' },
  summary: 'Remove the picture of a topic',
  input: z.object({ id }),
  output: z.object({ imgUrl: z.literal('') }),
  errors: [TOPIC_NOT_FOUND],
});
