import { endpoint } from '../../kernel/endpoint.ts';
import { menuChoiceSchema } from './menu-choice.ts';

/** Keeps how the reader arranged the menu. Two empty lists bring the library's order back. */
export const saveMenuChoice = endpoint({
  methods: ['POST'],
  path: '/find/personalMenu/save',
  origin: 'ours',
  access: 'patron',
  summary: "Keep the reader's own order of the personal centre",
  input: menuChoiceSchema,
  output: menuChoiceSchema,
  errors: [],
});
