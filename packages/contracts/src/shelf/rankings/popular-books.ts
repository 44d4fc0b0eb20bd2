import { endpoint } from '../../kernel/endpoint.ts';
import { rankingInput, rankingOutput } from './ranked-book.ts';

/** The titles borrowed most in a time, most first; `count` is the number of check-outs. */
export const popularBooks = endpoint({
  methods: ['POST'],
  path: '/find/books/popularBooks',
  origin: 'spec',
  access: 'public',
  summary: 'Most borrowed titles of a time',
  input: rankingInput,
  output: rankingOutput,
  errors: [],
});
