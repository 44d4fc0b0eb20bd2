import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { wholeNumber } from '../../kernel/fields.ts';
import { SEARCH_EMPTY } from '../search/errors.ts';
import { searchText } from '../search/search-text.ts';
import { OFFERS_UNAVAILABLE } from './errors.ts';
import { MAX_REMOTE_WORDS } from './remote-query.ts';

/** What the outside service that the library chose (a bookshop, an e-book platform) offers for words or an ISBN. */
export const searchOffers = endpoint({
  methods: ['POST'],
  path: '/find/unify/searchJdRes',
  origin: 'spec',
  access: 'public',
  summary: 'Offers of an outside service',
  input: z.object({
    keyWord: searchText(MAX_REMOTE_WORDS),
    page: wholeNumber(1, 1000).default(1),
    rows: wholeNumber(1, 50).default(10),
  }),
  output: z.object({
    /** The service's name; empty where the library has configured none, and then nothing is found. */
    name: z.string(),
    numFound: z.int(),
    page: z.int(),
    result: z.array(
      z.object({
        title: z.string(),
        author: z.string(),
        publisher: z.string(),
        isbn: z.string(),
        /** http or https, or empty. */
        imgUrl: z.string(),
        url: z.string(),
        /** As the service writes it. */
        price: z.string(),
      }),
    ),
  }),
  errors: [SEARCH_EMPTY, OFFERS_UNAVAILABLE],
  rateLimit: { max: 60, windowSeconds: 60 },
});
