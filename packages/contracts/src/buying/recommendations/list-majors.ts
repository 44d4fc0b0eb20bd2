import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';

/** Majors of the university: the same list as the dictionary `majors`. */
export const listMajors = endpoint({
  methods: ['GET'],
  path: '/find/major/list',
  origin: 'spec',
  access: 'public',
  summary: 'Majors of the university',
  input: z.object({}),
  output: z.array(z.object({ code: z.string(), name: z.string() })),
  errors: [],
});
