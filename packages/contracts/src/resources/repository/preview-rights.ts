import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { calendarDate, flag, id, text } from '../../kernel/fields.ts';
import { OBJECT_NOT_FOUND } from './errors.ts';
import { actAnswer } from './object.ts';

/** What a reader may do with an object and each of its files: somebody signed in or not, of a group, at an address, on a day. */
export const previewRights = endpoint({
  methods: ['POST'],
  path: '/staff/digital/objects/preview',
  origin: 'ours',
  access: { staff: 'resources.digital' },
  summary: 'Rights of an object as a reader has them',
  input: z.object({
    id,
    signedIn: flag.default(false),
    group: text(64).default(''),
    /** Left out: nowhere in the networks of the library. */
    address: text(64).default(''),
    /** Left out: today. */
    day: calendarDate.optional(),
  }),
  output: z.object({
    acts: z.array(actAnswer),
    files: z.array(z.object({ fileId: z.string(), name: z.string(), acts: z.array(actAnswer) })),
  }),
  errors: [OBJECT_NOT_FOUND],
});
