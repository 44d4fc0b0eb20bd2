import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';
import { BIB_NOT_FOUND } from './errors.ts';

/** How a further title of a bib is related to it. */
export const TITLE_KINDS = [
  'main',
  'parallel',
  'variant',
  'uniform',
  'abbreviated',
  'former',
  'later',
  'contained',
  'related',
  'romanised',
] as const;

/** The classifications whose class numbers are shown. */
export const CLASS_SCHEMES = ['clc', 'lcc', 'ddc', 'udc', 'rvk', 'local'] as const;

const labelled = z.object({ code: z.string(), name: z.string() });

/** The detail page's description of one bib, ready to show in the language of the request. */
export const bibDetailSchema = z.object({
  recordId: z.string(),
  docCode: labelled,
  title: z.string(),
  otherTitles: z.array(z.object({ kind: z.enum(TITLE_KINDS), value: z.string() })),
  responsibility: z.string(),
  creators: z.array(
    z.object({
      name: z.string(),
      vernacular: z.string(),
      dates: z.string(),
      roles: z.array(labelled),
      primary: z.boolean(),
    }),
  ),
  edition: z.string(),
  imprints: z.array(z.string()),
  publishYear: z.int().nullable(),
  publishers: z.array(z.string()),
  physical: z.array(z.string()),
  series: z.array(z.object({ title: z.string(), number: z.string() })),
  notes: z.array(z.string()),
  contents: z.array(z.string()),
  abstracts: z.array(z.string()),
  /** `parts`: the heading and its subdivisions, in the script of `heading`. */
  subjects: z.array(z.object({ heading: z.string(), scheme: z.string(), parts: z.array(z.string()) })),
  classes: z.array(z.object({ scheme: z.enum(CLASS_SCHEMES), notation: z.string(), name: z.string() })),
  isbns: z.array(
    z.object({ value: z.string(), display: z.string(), qualifier: z.string(), valid: z.boolean() }),
  ),
  issns: z.array(z.string()),
  languages: z.array(labelled),
  country: labelled.nullable(),
  frequency: z.string(),
  links: z.array(
    z.object({
      url: z.string(),
      label: z.string(),
      /** Who may open it, and how; empty where the record does not say. */
      note: z.string(),
      /** The site: the host name of the address without "www". */
      host: z.string(),
      kind: z.enum(['fulltext', 'version', 'related', 'other']),
    }),
  ),
  /** The journal or book that holds an article or chapter. */
  host: z
    .object({
      title: z.string(),
      /** Volume, issue and pages. */
      part: z.string(),
      issn: z.string(),
      /** Its record, where the library has it. */
      recordId: z.string().nullable(),
    })
    .nullable(),
  imgUrl: z.string(),
  /** Loans in the last ten years. */
  loanCount: z.int(),
  /** The record as it came, field by field, for people who read MARC. */
  marc: z.object({
    leader: z.string(),
    fields: z.array(z.object({ tag: z.string(), indicators: z.string(), text: z.string() })),
  }),
});

export type BibDetail = z.infer<typeof bibDetailSchema>;

/** Everything that the detail page says about one bib except its holdings. */
export const getBib = endpoint({
  methods: ['GET', 'POST'],
  path: '/find/searchResultDetail/getDetail',
  origin: 'spec',
  access: 'public',
  summary: 'One bib in full',
  input: z.object({ recordId: id }),
  output: bibDetailSchema,
  errors: [BIB_NOT_FOUND],
});
