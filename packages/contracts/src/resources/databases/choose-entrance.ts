import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, ignoredIdentity } from '../../kernel/fields.ts';
import { chosenEntrance, citedPlace } from './entrance.ts';
import { ERESOURCE_NOT_FOUND } from './errors.ts';

/** The entrance of a database for this reader at this address now, or why none is open. It counts nothing: the page counts by `logDatabase`. Addresses are in no other public answer, so that no crawler keeps one with a proxy. */
export const chooseEntrance = endpoint({
  methods: ['GET'],
  path: '/find/newEle/eCollection/getDownUrl',
  origin: 'spec',
  access: 'public',
  summary: 'The way into an electronic database',
  input: z.object({
    id,
    /** Another entrance than the first open one. */
    entranceId: id.optional(),
    ...citedPlace,
    ...ignoredIdentity,
  }),
  output: chosenEntrance,
  errors: [ERESOURCE_NOT_FOUND],
});
