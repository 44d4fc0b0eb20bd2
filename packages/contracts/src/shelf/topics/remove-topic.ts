import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';
import { TOPIC_NOT_FOUND } from './errors.ts';

/** Removes a topic with its picture. Its lists stay. */
export const removeTopic = endpoint({
  methods: ['POST'],
  path: '/staff/topics/remove',
  origin: 'ours',
  access: { staff: 'lists.edit' },
  summary: 'Remove a topic',
  input: z.object({ id }),
  output: z.object({ id: z.string() }),
  errors: [TOPIC_NOT_FOUND],
});
