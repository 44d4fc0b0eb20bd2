import { ALLIANCE_SIDES, ALLIANCE_STEPS } from '@lectern/rules/alliance/steps';
import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { flag, paging } from '../../kernel/fields.ts';
import { DESK_ACCESS } from '../desk/scan.ts';
import { staffTransactionSchema } from './transaction-views.ts';

/** Transactions with other libraries, on one side, newest first; with how many there are in each step. */
export const listAllianceTransactions = endpoint({
  methods: ['POST'],
  path: '/staff/alliance/list',
  origin: 'ours',
  access: DESK_ACCESS,
  summary: 'Transactions with libraries of the alliance',
  input: z.object({
    side: z.enum(ALLIANCE_SIDES),
    /** Those that are over, instead of the open ones. */
    ended: flag.default(false),
    step: z.enum(ALLIANCE_STEPS).optional(),
    ...paging,
  }),
  output: z.object({
    total: z.int(),
    transactions: z.array(staffTransactionSchema),
    counts: z.partialRecord(z.enum(ALLIANCE_STEPS), z.int()),
    peers: z.array(
      z.object({
        otherLib: z.string(),
        name: z.string(),
        /** Moves that the library has not confirmed yet. */
        untold: z.int(),
      }),
    ),
  }),
  errors: [],
});
