import * as z from 'zod';

/** What a request is for, in the words of OpenURL (Z39.88-2004; `bookitem` is `chapter`). `unknown`: it does not say. */
export const CITED_GENRES = [
  'article',
  'issue',
  'journal',
  'book',
  'chapter',
  'conference',
  'proceeding',
  'preprint',
  'report',
  'document',
  'dissertation',
  'patent',
  'unknown',
] as const;
export type CitedGenre = (typeof CITED_GENRES)[number];

/** What was asked for, as it was read. All may be empty. */
export const askedCitation = z.object({
  genre: z.enum(CITED_GENRES),
  /** Of the journal or book; of an article or chapter, that of what holds it. */
  title: z.string(),
  /** Of the article or chapter. */
  articleTitle: z.string(),
  author: z.string(),
  /** NNNN-NNNC */
  issns: z.array(z.string()),
  /** 13 digits. */
  isbns: z.array(z.string()),
  doi: z.string(),
  pmid: z.string(),
  oclc: z.string(),
  lccn: z.string(),
  /** YYYY, YYYY-MM or YYYY-MM-DD. */
  date: z.string(),
  volume: z.string(),
  issue: z.string(),
  startPage: z.string(),
  endPage: z.string(),
});
export type AskedCitation = z.infer<typeof askedCitation>;
