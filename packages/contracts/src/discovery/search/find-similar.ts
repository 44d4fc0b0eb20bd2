import * as z from 'zod';
import { BIB_NOT_FOUND } from '../../collection/detail/errors.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, wholeNumber } from '../../kernel/fields.ts';
import { SEARCH_UNAVAILABLE } from './errors.ts';
import { listedBibShape } from './listed-bib.ts';

/** A work near to another one. */
export const similarWorkSchema = z.object({
  recordId: z.string(),
  ...listedBibShape,
  imgUrl: z.string(),
  /** Headings and classes that both are about, strongest first, three at most: why it is here. */
  about: z.array(z.string()),
});

/**
 * Works near to one work, best first: those that are about the same by the library's model of meaning; without one, those with most of its
 * headings, else of its class.
 */
export const findSimilar = endpoint({
  methods: ['GET'],
  path: '/find/unify/similar',
  origin: 'ours',
  access: 'public',
  summary: 'Works near to a work',
  input: z.object({ recordId: id, rows: wholeNumber(1, 20).default(6) }),
  output: z.object({ works: z.array(similarWorkSchema) }),
  errors: [BIB_NOT_FOUND, SEARCH_UNAVAILABLE],
});
