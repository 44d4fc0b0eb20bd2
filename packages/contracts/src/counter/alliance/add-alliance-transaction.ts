import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, requiredText } from '../../kernel/fields.ts';
import { ILS_UNAVAILABLE, PATRON_NOT_FOUND } from '../../library-system/errors.ts';
import {
  ALLIANCE_ACCOUNT_BLOCKED,
  ALLIANCE_ASKED_ALREADY,
  ALLIANCE_CODE_WRONG,
  ALLIANCE_LIBRARY_UNAVAILABLE,
  ALLIANCE_LIBRARY_UNKNOWN,
  ALLIANCE_LIMIT_REACHED,
  ALLIANCE_OFF,
  ALLIANCE_RECORD_GONE,
} from './errors.ts';
import { unionLoanSchema } from './transaction-views.ts';

/** Asks a library of the alliance for a title, with the reader's authorization code. The copy comes to the reader's own library. */
export const addAllianceTransaction = endpoint({
  methods: ['POST'],
  path: '/find/sduUnionUser/addTransaction',
  origin: 'spec',
  access: 'patron',
  summary: 'Ask a library of the alliance for a title',
  input: z.object({
    otherLib: id,
    recordId: id,
    code: requiredText(40),
  }),
  output: unionLoanSchema,
  errors: [
    ALLIANCE_OFF,
    ALLIANCE_LIBRARY_UNKNOWN,
    ALLIANCE_LIBRARY_UNAVAILABLE,
    ALLIANCE_RECORD_GONE,
    ALLIANCE_ACCOUNT_BLOCKED,
    ALLIANCE_LIMIT_REACHED,
    ALLIANCE_ASKED_ALREADY,
    ALLIANCE_CODE_WRONG,
    PATRON_NOT_FOUND,
    ILS_UNAVAILABLE,
  ],
  carriesSecrets: true,
  idempotent: true,
  rateLimit: { max: 20, windowSeconds: 60 },
});
