import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, wholeNumber } from '../../kernel/fields.ts';
import { SEARCH_EMPTY } from '../search/errors.ts';
import { listedBibShape } from '../search/listed-bib.ts';
import { OTHER_LIBRARY_UNAVAILABLE, OTHER_LIBRARY_UNKNOWN } from './errors.ts';
import { remoteQueryShape } from './remote-query.ts';

/** A work as another library describes it. It has no record here. */
export const remoteHitSchema = z.object({
  ...listedBibShape,
  issn: z.string(),
  /** The page about it in the other library where that is in this installation, from the root of the site; empty elsewhere. */
  pageUrl: z.string(),
  /** A full-text address, http or https, where the record has one. */
  fullTextUrl: z.string(),
});

/** One page of what another library has. */
export const searchOtherLibrary = endpoint({
  methods: ['POST'],
  path: '/find/unify/getOtherLibraryCollection',
  origin: 'spec',
  access: 'public',
  summary: 'Search the catalogue of another library',
  input: z.object({
    ...remoteQueryShape,
    otherLib: id,
    page: wholeNumber(1, 1000).default(1),
    rows: wholeNumber(1, 50).default(10),
  }),
  output: z.object({
    otherLib: z.string(),
    name: z.string(),
    numFound: z.int(),
    page: z.int(),
    searchResult: z.array(remoteHitSchema),
  }),
  errors: [SEARCH_EMPTY, OTHER_LIBRARY_UNKNOWN, OTHER_LIBRARY_UNAVAILABLE],
  rateLimit: { max: 60, windowSeconds: 60 },
});
