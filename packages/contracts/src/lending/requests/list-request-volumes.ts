import { REQUEST_KINDS } from '@lectern/rules/requests/steps';
import * as z from 'zod';
import { BIB_NOT_FOUND } from '../../collection/detail/errors.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';
import { ILS_UNAVAILABLE, PATRON_NOT_FOUND } from '../../library-system/errors.ts';
import { volumeSchema } from './wish-fields.ts';

/** The volumes of a record in their natural order, each with what can be requested of its copies. */
export const listRequestVolumes = endpoint({
  methods: ['GET'],
  path: '/find/subtenancy/recommendRequestVol',
  origin: 'spec',
  access: 'patron',
  summary: 'Volumes that can be requested',
  input: z.object({ recordId: id }),
  output: z.array(
    volumeSchema.extend({
      /** Kinds of requests that a copy could serve. */
      types: z.array(z.enum(REQUEST_KINDS)),
    }),
  ),
  errors: [ILS_UNAVAILABLE, PATRON_NOT_FOUND, BIB_NOT_FOUND],
});
