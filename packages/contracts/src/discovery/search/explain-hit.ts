import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';
import { SEARCH_STATE_ERRORS } from './errors.ts';
import { searchStateSchema } from './search-state.ts';

/** A score and what it is made of. `what` is for staff, in English, as the engine says it. */
export interface ScorePart {
  readonly score: number;
  readonly what: string;
  readonly parts: readonly ScorePart[];
}

export const scorePartSchema: z.ZodType<ScorePart> = z.object({
  score: z.number(),
  what: z.string(),
  get parts() {
    return z.array(scorePartSchema);
  },
});

/** Why a record stands where it stands in a search. */
export const explainHit = endpoint({
  methods: ['POST'],
  path: '/staff/search/why',
  origin: 'ours',
  access: { staff: 'search.explain' },
  summary: 'Explain the score of a hit',
  input: searchStateSchema.extend({ recordId: id }),
  output: z.object({
    /** Null where the record is not among the hits. */
    explanation: scorePartSchema.nullable(),
  }),
  errors: [...SEARCH_STATE_ERRORS],
});
