import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { menuItemSchema } from './menu-settings.ts';

/** The main menu, hidden entries left out. */
export const getMenuList = endpoint({
  methods: ['GET'],
  path: '/find/findConfig/getMenuList',
  origin: 'spec',
  access: 'public',
  summary: 'Entries of the main menu',
  input: z.object({}),
  output: z.array(menuItemSchema),
  errors: [],
});
