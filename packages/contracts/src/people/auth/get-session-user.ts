import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';

/** Who is signed in (document 1, section 3, "User info"). */
export const getSessionUser = endpoint({
  methods: ['GET'],
  path: '/oga/userinfo',
  origin: 'spec',
  access: { patron: ['bind-contact'] },
  summary: 'Who is signed in',
  input: z.object({}),
  output: z.object({
    userId: z.string(),
    groupCode: z.string(),
    libCode: z.string(),
    name: z.string(),
    opacPicUrl: z.string(),
  }),
  errors: [],
});
