import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, ignoredIdentity } from '../../kernel/fields.ts';
import { chosenEntrance, citedPlace } from '../databases/entrance.ts';
import { TITLE_NOT_FOUND } from './errors.ts';

/**
 * The way to a title in one of its databases for this reader at this address now, or why none is open. The entrances of the database decide
 * who may, and through which proxy; the address is that of the title. It counts nothing: the page counts by `logDatabase`.
 */
export const chooseTitleEntrance = endpoint({
  methods: ['GET'],
  path: '/find/journal/getDownUrl',
  origin: 'ours',
  access: 'public',
  summary: 'The way to a journal or another title',
  input: z.object({
    id,
    /** `sourceId` of the title. */
    sourceId: id,
    /** Another entrance than the first open one. */
    entranceId: id.optional(),
    ...citedPlace,
    ...ignoredIdentity,
  }),
  output: chosenEntrance,
  errors: [TITLE_NOT_FOUND],
});
