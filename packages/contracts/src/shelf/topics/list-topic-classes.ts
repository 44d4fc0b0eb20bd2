import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';

/** The subject classes of the open topics, in order of their names, with the number of topics of each. */
export const listTopicClasses = endpoint({
  methods: ['GET', 'POST'],
  path: '/find/bookTopic/subjectClass',
  origin: 'spec',
  access: 'public',
  summary: 'Subject classes of the topics',
  input: z.object({}),
  output: z.array(z.object({ className: z.string(), count: z.int() })),
  errors: [],
});
