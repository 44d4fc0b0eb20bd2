import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, ignoredIdentity } from '../../kernel/fields.ts';

/** Takes a course from the reader's own; answers whether it was there. */
export const cancelCourseMark = endpoint({
  methods: ['POST'],
  path: '/find/courseMark/cancelMark',
  origin: 'spec',
  access: 'patron',
  summary: "Takes a course from the reader's own",
  input: z.object({ courseId: id, ...ignoredIdentity }),
  output: z.object({ wasMarked: z.boolean() }),
  errors: [],
});
