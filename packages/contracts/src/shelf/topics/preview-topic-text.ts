import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { topicText } from './topic.ts';

/** The text of a topic as it would be kept. Nothing is stored. */
export const previewTopicText = endpoint({
  methods: ['POST'],
  path: '/staff/topics/preview',
  origin: 'ours',
  access: { staff: 'lists.edit' },
  summary: 'The text of a topic as readers would see it',
  input: z.object({ text: topicText }),
  output: z.object({ text: z.string() }),
  errors: [],
});
