import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { requiredListOf, requiredText } from '../../kernel/fields.ts';
import { LANGUAGES } from '../../kernel/languages.ts';
import { CITATION_STYLES } from '../citations/cite-bibs.ts';
import { MOST_PAPERS } from './get-papers.ts';
import { MAX_PAPER_ID } from './paper.ts';

/** References to papers in a citation style, in the order of the ids; those that no source knows are left out. */
export const citePapers = endpoint({
  methods: ['POST'],
  path: '/find/scholar/cite',
  origin: 'ours',
  access: 'public',
  summary: 'Scholarly works in a citation style',
  input: z.object({
    ids: requiredListOf(requiredText(MAX_PAPER_ID), MOST_PAPERS),
    style: z.enum(CITATION_STYLES),
    /** The language of the style's own words; absent: that of the request. */
    language: z.enum(LANGUAGES).optional(),
  }),
  output: z.array(z.object({ id: z.string(), text: z.string(), html: z.string(), inStyle: z.boolean() })),
  errors: [],
  rateLimit: { max: 60, windowSeconds: 60 },
});
