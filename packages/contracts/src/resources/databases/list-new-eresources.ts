import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { ignoredIdentity, paging } from '../../kernel/fields.ts';
import { eresourcePage } from './eresource.ts';

/** Databases that were added in the days of `newDays` and are no trials, the newest first. */
export const listNewEresources = endpoint({
  methods: ['GET'],
  path: '/find/newEle/eCollection/getNewCollection',
  origin: 'spec',
  access: 'public',
  summary: 'New electronic databases',
  input: z.object({ ...paging, ...ignoredIdentity }),
  output: eresourcePage,
  errors: [],
});
