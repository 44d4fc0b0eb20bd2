import { REQUEST_KINDS } from '@lectern/rules/requests/steps';
import * as z from 'zod';
import { BIB_NOT_FOUND } from '../../collection/detail/errors.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';
import { ILS_UNAVAILABLE, PATRON_NOT_FOUND } from '../../library-system/errors.ts';

/** The call numbers of a record, each with what can be requested of its copies; what can be requested comes first. */
export const listRequestCallNumbers = endpoint({
  methods: ['GET'],
  path: '/find/subtenancy/recommendRequestCallNo',
  origin: 'spec',
  access: 'patron',
  summary: 'Call numbers whose copies can be requested',
  input: z.object({ recordId: id }),
  output: z.array(
    z.object({
      callNo: z.string(),
      itemCount: z.int(),
      /** Kinds of requests that a copy could serve. */
      types: z.array(z.enum(REQUEST_KINDS)),
    }),
  ),
  errors: [ILS_UNAVAILABLE, PATRON_NOT_FOUND, BIB_NOT_FOUND],
});
