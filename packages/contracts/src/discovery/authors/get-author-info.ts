import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { SEARCH_UNAVAILABLE } from '../search/errors.ts';
import { askedAuthor } from './asked-author.ts';
import { AUTHOR_NOT_FOUND } from './errors.ts';

/** Works whose records are read for forms, roles and co-authors; the newest. All works are counted. */
export const MOST_READ_WORKS = 100;

/**
 * An author as this catalogue knows them: from the records of their works, since the catalogue has no authority records. Works are those
 * with one of the forms of the name.
 */
export const getAuthorInfo = endpoint({
  methods: ['GET', 'POST'],
  path: '/find/searchResultDetail/getAuthorInfo',
  origin: 'spec',
  access: 'public',
  summary: 'The author of a record',
  input: z.object(askedAuthor),
  output: z.object({
    /** As the newest record that names the author writes it, in the script of the work. */
    name: z.string(),
    kind: z.enum(['person', 'corporate', 'meeting']),
    /** Other forms of the name and other scripts. */
    otherForms: z.array(z.string()),
    /** Years of life, or the dynasty; empty where no record says them. */
    dates: z.string(),
    /** Several persons have the name, because records give different years of life: these. Empty for one person. */
    namesakes: z.array(z.string()),
    workCount: z.int(),
    /** What the author did in the works that were read, most often first. */
    roles: z.array(z.object({ code: z.string(), name: z.string(), count: z.int() })),
    /** Who else made these works, most often first; twelve at most. */
    coAuthors: z.array(z.object({ name: z.string(), count: z.int() })),
    /** Headings of the works, most often first; twelve at most. */
    subjects: z.array(z.object({ heading: z.string(), count: z.int() })),
    /** Works of each year of publication, oldest first; works without a year are not in it. */
    years: z.array(z.object({ year: z.int(), count: z.int() })),
  }),
  errors: [AUTHOR_NOT_FOUND, SEARCH_UNAVAILABLE],
});
