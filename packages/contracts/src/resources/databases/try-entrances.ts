import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, text } from '../../kernel/fields.ts';
import { ILS_UNAVAILABLE, PATRON_NOT_FOUND } from '../../library-system/errors.ts';
import { chosenEntrance, citedPlace } from './entrance.ts';
import { ENTRANCE_RANGE_REFUSED, ERESOURCE_NOT_FOUND } from './errors.ts';

/** What a reader at an address would get: the answer of `chooseEntrance`. Nobody is told, and nothing is counted. */
export const tryEntrances = endpoint({
  methods: ['POST'],
  path: '/staff/eresources/tryEntrances',
  origin: 'ours',
  access: { staff: 'resources.electronic' },
  summary: 'Try the entrances of an electronic database',
  input: z.object({
    id,
    /** An IPv4 or IPv6 address. */
    address: text(100),
    /** The card number or account of a reader; empty: nobody is signed in. */
    primaryId: text(64).default(''),
    ...citedPlace,
  }),
  output: chosenEntrance,
  errors: [ERESOURCE_NOT_FOUND, ENTRANCE_RANGE_REFUSED, PATRON_NOT_FOUND, ILS_UNAVAILABLE],
});
