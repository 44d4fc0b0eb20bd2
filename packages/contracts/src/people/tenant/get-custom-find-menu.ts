import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { customMenuItemSchema } from './menu-settings.ts';

/** Links of the library's own. The page shows those with `pc` '1' in the reader's dropdown. */
export const getCustomFindMenu = endpoint({
  methods: ['GET'],
  path: '/find/findConfig/getCustomFindMenu',
  origin: 'spec',
  access: 'public',
  summary: "The library's own links for the reader's menu",
  input: z.object({}),
  output: z.array(customMenuItemSchema),
  errors: [],
});
