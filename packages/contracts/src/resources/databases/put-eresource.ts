import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, wholeNumber } from '../../kernel/fields.ts';
import { eresourceFacts, staffEresource } from './eresource.ts';
import {
  ENTRANCE_ADDRESS_REFUSED,
  ENTRANCE_RANGE_REFUSED,
  ENTRANCE_WAY_UNKNOWN,
  ERESOURCE_CHANGED,
  ERESOURCE_CODE_TAKEN,
  ERESOURCE_DATES_REVERSED,
  ERESOURCE_LIMIT_REACHED,
  ERESOURCE_NOT_FOUND,
  ERESOURCE_TERM_NOT_FOUND,
  ERESOURCE_TRIAL_ENDLESS,
} from './errors.ts';

/** Adds a database, or changes one whole. Addresses that lead into an internal network or are no web addresses are refused. */
export const putEresource = endpoint({
  methods: ['POST'],
  path: '/staff/eresources/put',
  origin: 'ours',
  access: { staff: 'resources.electronic' },
  summary: 'Add or change an electronic database',
  input: z.object({
    /** A new database without it. */
    id: id.optional(),
    /** That of the database as it was read: if somebody changed it since then, nothing is done. */
    version: wholeNumber(0, 1_000_000_000).optional(),
    ...eresourceFacts,
  }),
  output: staffEresource,
  errors: [
    ERESOURCE_NOT_FOUND,
    ERESOURCE_CHANGED,
    ERESOURCE_CODE_TAKEN,
    ERESOURCE_DATES_REVERSED,
    ERESOURCE_TRIAL_ENDLESS,
    ERESOURCE_LIMIT_REACHED,
    ERESOURCE_TERM_NOT_FOUND,
    ENTRANCE_ADDRESS_REFUSED,
    ENTRANCE_RANGE_REFUSED,
    ENTRANCE_WAY_UNKNOWN,
  ],
});
