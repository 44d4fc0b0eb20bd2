import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';
import { TOPIC_NOT_FOUND } from './errors.ts';
import { staffTopic } from './topic.ts';

export const getStaffTopic = endpoint({
  methods: ['POST'],
  path: '/staff/topics/get',
  origin: 'ours',
  access: { staff: 'lists.edit' },
  summary: 'A topic, open or not',
  input: z.object({ id }),
  output: staffTopic,
  errors: [TOPIC_NOT_FOUND],
});
