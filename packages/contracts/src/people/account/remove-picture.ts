import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';

/** Removes the reader's picture; answers the same if there is none. */
export const removePicture = endpoint({
  methods: ['POST'],
  path: '/find/userInfo/removeUserPic',
  origin: 'ours',
  access: 'patron',
  summary: "Remove the reader's picture",
  input: z.object({}),
  output: z.object({ opacPicUrl: z.literal('') }),
  errors: [],
});
