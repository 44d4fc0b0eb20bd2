import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { RULES_ELSEWHERE } from './errors.ts';

/** Kinds of libraries that have an ordinary set of groups, types and rules. */
export const USUAL_SETS = ['public', 'university', 'school'] as const;
export type UsualSet = (typeof USUAL_SETS)[number];

/** Adds the reader groups, item types and loan rules that are usual in such a library. What there is already stays as it is. */
export const putUsualSet = endpoint({
  methods: ['POST'],
  path: '/staff/rules/putUsualSet',
  origin: 'ours',
  access: { staff: 'circulation.rules' },
  summary: 'Begin with the usual groups, types and rules of a kind of library',
  input: z.object({ kind: z.enum(USUAL_SETS) }),
  /** What was added of each. */
  output: z.object({ groups: z.int(), itemTypes: z.int(), rules: z.int() }),
  errors: [RULES_ELSEWHERE],
});
