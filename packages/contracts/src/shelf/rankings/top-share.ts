import { endpoint } from '../../kernel/endpoint.ts';
import { rankingInput, rankingOutput } from './ranked-book.ts';

/** The titles that most readers made a favourite in a time, most first; `count` is the number of these readers. */
export const topShare = endpoint({
  methods: ['POST'],
  path: '/find/favorites/topShare',
  origin: 'spec',
  access: 'public',
  summary: 'Most collected titles of a time',
  input: rankingInput,
  output: rankingOutput,
  errors: [],
});
