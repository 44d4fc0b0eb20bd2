import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { ignoredIdentity, wholeNumber } from '../../kernel/fields.ts';
import { sharedText } from '../../kernel/shared-text.ts';
import { WISH_TITLE_MISSING } from './errors.ts';
import { MAX_WISH_TITLE, namedResource, namedWork } from './wish-input.ts';

/** A work that could be wished for. Empty texts are unknown. */
export const candidate = z.object({
  /** Code of the place that it comes from, and its name. */
  source: z.string(),
  sourceName: z.string(),
  title: z.string(),
  author: z.string(),
  publisher: z.string(),
  publishTime: z.string(),
  isbn: z.string(),
  issn: z.string(),
  language: z.string(),
  /** As the source writes it. */
  price: z.string(),
  currency: z.string(),
  imgUrl: z.string(),
  pageUrl: z.string(),
  /** The library's own record of it; empty where it has none. */
  heldRecordId: z.string(),
  /** The open wish for it, and how many wish it; empty and 0 without one. */
  wishId: z.string(),
  wishes: z.int(),
});
export type Candidate = z.infer<typeof candidate>;

/** Candidates from other libraries, booksellers and outside sources that the library has. What a source cannot be asked is named as missing. */
const output = z.object({
  total: z.int(),
  candidates: z.array(candidate),
  /** Sources that did not answer. */
  silent: z.array(z.string()),
});

/** Candidates for a wish, by title and author or by ISBN (document 1, section 5: a title is needed). */
export const searchCandidates = endpoint({
  methods: ['POST'],
  path: '/find/recommendBooks/search',
  origin: 'spec',
  access: 'patron',
  summary: 'Works that can be recommended',
  input: z.object({ ...namedWork, rows: wholeNumber(1, 50).default(20), ...ignoredIdentity }),
  output,
  errors: [WISH_TITLE_MISSING],
  rateLimit: { max: 30, windowSeconds: 60 },
});

/** The same for electronic resources, by name. */
export const searchElectronicCandidates = endpoint({
  methods: ['POST'],
  path: '/find/newEle/recommendBooks/search',
  origin: 'spec',
  access: 'patron',
  summary: 'Electronic resources that can be recommended',
  input: z.object({
    ...namedResource,
    /** The same as `resourceName`. */
    title: sharedText(MAX_WISH_TITLE).default(''),
    rows: wholeNumber(1, 50).default(20),
    ...ignoredIdentity,
  }),
  output,
  errors: [WISH_TITLE_MISSING],
  rateLimit: { max: 30, windowSeconds: 60 },
});
