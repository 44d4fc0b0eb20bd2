import * as z from 'zod';
import { askedRecord } from '../../collection/detail/asked-record.ts';
import { BIB_NOT_FOUND } from '../../collection/detail/errors.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { wholeNumber } from '../../kernel/fields.ts';
import { listedBibShape } from '../search/listed-bib.ts';

/**
 * Why a work is related to another one, in the order in which reasons are told.
 * - `edition`: another edition, translation or format of the same work.
 * - `series`: a part of the same series, in the order of its numbers.
 * - `author`: by the same main author.
 * - `shelf`: of the same class, nearest on the shelf first.
 * - `similar`: about the same, by meaning or by headings.
 */
export const RELATED_REASONS = ['edition', 'series', 'author', 'shelf', 'similar'] as const;
export type RelatedReason = (typeof RELATED_REASONS)[number];

export const relatedWorkSchema = z.object({
  recordId: z.string(),
  ...listedBibShape,
  imgUrl: z.string(),
  /** What shows the reason: number in the series, call number, headings in common. May be empty. */
  about: z.array(z.string()),
});
export type RelatedWork = z.infer<typeof relatedWorkSchema>;

/**
 * Works that are related to a record, by reason. Each work is told once, for the first reason that it has; a reason without works is
 * absent. While the search is away only editions are known.
 */
export const getRelMetadata = endpoint({
  methods: ['POST'],
  path: '/find/searchResultDetail/getRelMetadata',
  origin: 'spec',
  access: 'public',
  summary: 'Works that are related to a record, each with its reason',
  input: z.object({
    ...askedRecord,
    /** Works of each reason. */
    rows: wholeNumber(1, 20).default(6),
  }),
  output: z.object({
    recordId: z.string(),
    reasons: z.array(
      z.object({
        reason: z.enum(RELATED_REASONS),
        /** What they have in common: name of the series, name of the author, class. May be empty. */
        name: z.string(),
        works: z.array(relatedWorkSchema),
      }),
    ),
  }),
  errors: [BIB_NOT_FOUND],
});
