import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';

/** Whether this library has a scholarly source on: tab and menu follow it. */
export const showScholarSearch = endpoint({
  methods: ['GET'],
  path: '/find/homePage/showChaoXingFind',
  origin: 'spec',
  access: 'public',
  summary: 'Whether scholarly sources are on',
  input: z.object({}),
  output: z.object({
    isOn: z.boolean(),
    /** Those that are searched, in their order. */
    sources: z.array(z.object({ code: z.string(), name: z.string() })),
  }),
  errors: [],
});
