import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { ignoredIdentity, paging } from '../../kernel/fields.ts';
import { eresourcePage } from './eresource.ts';

/** Trials that run today, those that began last first. */
export const listTrials = endpoint({
  methods: ['GET'],
  path: '/find/newEle/eCollection/getTryCollection',
  origin: 'spec',
  access: 'public',
  summary: 'Electronic databases on trial',
  input: z.object({ ...paging, ...ignoredIdentity }),
  output: eresourcePage,
  errors: [],
});
