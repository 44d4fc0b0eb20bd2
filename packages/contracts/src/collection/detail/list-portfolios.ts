import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';
import { BIB_NOT_FOUND } from './errors.ts';

/** Where a work can be opened online: databases that have it, its own addresses, the full text first, and those of the journal or book that holds it. */
export const listPortfolios = endpoint({
  methods: ['GET'],
  path: '/find/ePortfolio/itemList',
  origin: 'spec',
  access: 'public',
  summary: 'Where a work is online',
  input: z.object({ recordId: id }),
  output: z.object({
    total: z.int(),
    portfolios: z.array(
      z.object({
        /** Empty for a title of a database: its page leads on. */
        url: z.string(),
        /** What the record calls it; may be empty. */
        label: z.string(),
        /** Who may open it, and how; empty where the record does not say. */
        note: z.string(),
        /** The site: the host name of the address without "www". */
        host: z.string(),
        kind: z.enum(['fulltext', 'version', 'related', 'other']),
        /** Years that are online, where label or note name them; `to` is null up to now. */
        coverage: z.object({ from: z.int(), to: z.int().nullable() }).nullable(),
        /** The journal or book whose address it is; null for an address of the work itself. */
        through: z.object({ recordId: z.string(), title: z.string() }).nullable(),
        /** The title of a database that it is there; null for an address of a record. `label` is the name of the database. */
        title: z.object({ id: z.string(), sourceId: z.string(), isFree: z.boolean() }).nullable(),
      }),
    ),
  }),
  errors: [BIB_NOT_FOUND],
});
