import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { paging, text } from '../../kernel/fields.ts';
import { staffTopic } from './topic.ts';

/** All topics with drafts and those of other days, the one that changed last first. */
export const listStaffTopics = endpoint({
  methods: ['POST'],
  path: '/staff/topics/list',
  origin: 'ours',
  access: { staff: 'lists.edit' },
  summary: 'All topics of the library',
  input: z.object({ keyWord: text(100).default(''), ...paging }),
  output: z.object({
    total: z.int(),
    topics: z.array(staffTopic.omit({ text: true, lists: true, listIds: true, links: true })),
  }),
  errors: [],
});
