import * as z from 'zod';
import { asCode } from '../../kernel/empty-values.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, listOf } from '../../kernel/fields.ts';
import { LANGUAGES } from '../../kernel/languages.ts';

/** GB/T 7714-2015 (numeric), APA 7, MLA 9, Chicago 17 (author-date). */
export const CITATION_STYLES = ['gbt7714', 'apa', 'mla', 'chicago'] as const;
export type CitationStyle = (typeof CITATION_STYLES)[number];

/** References to bibs in a citation style, in the order of the ids; those that readers may not see are left out. */
export const citeBibs = endpoint({
  methods: ['POST'],
  path: '/find/unify/cite',
  origin: 'ours',
  access: 'public',
  summary: 'References in a citation style',
  input: z.object({
    recordIds: asCode(listOf(id, 100)),
    style: z.enum(CITATION_STYLES),
    /** The language of the style's own words ("et al.", "accessed"); absent: that of the request. */
    language: z.enum(LANGUAGES).optional(),
  }),
  output: z.array(
    z.object({
      recordId: z.string(),
      /** One line without markup or number in front, ready to be copied. */
      text: z.string(),
      /** The same with `<i>`, `<b>`, `<sup>`, `<sub>` and spans of small capitals; everything else is escaped. */
      html: z.string(),
      /** `false`: the style cannot be written for this record; the reference is authors, title, publisher and year, plain. */
      inStyle: z.boolean(),
    }),
  ),
  errors: [],
  rateLimit: { max: 60, windowSeconds: 60 },
});
