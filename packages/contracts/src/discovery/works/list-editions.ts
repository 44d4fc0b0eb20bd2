import * as z from 'zod';
import { BIB_NOT_FOUND } from '../../collection/detail/errors.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, paging } from '../../kernel/fields.ts';
import { listedBibShape } from '../search/listed-bib.ts';

/** Another edition, translation or format of a work. */
export const editionSchema = z.object({
  recordId: z.string(),
  ...listedBibShape,
  /** In the language of the request; empty where the record names none. */
  docName: z.string(),
  langName: z.string(),
  imgUrl: z.string(),
});
export type Edition = z.infer<typeof editionSchema>;

/** The other records of the work of a record, newest edition first. */
export const listEditions = endpoint({
  methods: ['GET', 'POST'],
  path: '/find/works/editions',
  origin: 'ours',
  access: 'public',
  summary: 'Other editions, translations and formats of a work',
  input: z.object({ recordId: id, ...paging }),
  output: z.object({ total: z.int(), editions: z.array(editionSchema) }),
  errors: [BIB_NOT_FOUND],
});
