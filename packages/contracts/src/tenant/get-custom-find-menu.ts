import * as z from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { menuItemSchema } from './tenant-settings.ts';

/** Links of the library's own for the reader's dropdown. */
export const getCustomFindMenu = endpoint({
  methods: ['GET'],
  path: '/find/findConfig/getCustomFindMenu',
  origin: 'spec',
  access: 'public',
  summary: "The library's own links for the reader's menu",
  input: z.object({}),
  output: z.array(menuItemSchema),
  errors: [],
});
