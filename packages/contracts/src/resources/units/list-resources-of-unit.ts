import * as z from 'zod';
import { SEARCH_UNAVAILABLE } from '../../discovery/search/errors.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, ignoredIdentity, paging } from '../../kernel/fields.ts';
import { UNIT_NOT_FOUND } from './errors.ts';
import { UNIT_CONTENT_KINDS, unitEntry } from './unit.ts';

/** A page of what a unit and the units below it have of one kind. */
export const listResourcesOfUnit = endpoint({
  methods: ['POST'],
  path: '/find/college/resourceList',
  origin: 'spec',
  access: 'public',
  summary: 'What belongs to a college, by kind',
  input: z.object({ id, tab: z.enum(UNIT_CONTENT_KINDS), ...paging, ...ignoredIdentity }),
  output: z.object({ total: z.int(), entries: z.array(unitEntry) }),
  errors: [UNIT_NOT_FOUND, SEARCH_UNAVAILABLE],
});
