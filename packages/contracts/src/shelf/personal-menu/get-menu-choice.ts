import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { menuChoiceSchema } from './menu-choice.ts';

/** How the reader arranged the menu of the personal centre; both lists are empty where nothing was changed. */
export const getMenuChoice = endpoint({
  methods: ['GET'],
  path: '/find/personalMenu/get',
  origin: 'ours',
  access: 'patron',
  summary: "The reader's own order of the personal centre",
  input: z.object({}),
  output: menuChoiceSchema,
  errors: [],
});
