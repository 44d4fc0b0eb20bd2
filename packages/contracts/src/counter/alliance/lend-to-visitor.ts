import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, requiredText } from '../../kernel/fields.ts';
import { barcode, DESK_ACCESS, PLACED_REFUSALS } from '../desk/scan.ts';
import {
  ALLIANCE_CODE_TRIES,
  ALLIANCE_CODE_WRONG,
  ALLIANCE_LIBRARY_UNAVAILABLE,
  ALLIANCE_LIBRARY_UNKNOWN,
  ALLIANCE_LIMIT_REACHED,
} from './errors.ts';
import { LENT_OUT_REFUSALS } from './move-alliance-transaction.ts';
import { staffTransactionSchema } from './transaction-views.ts';

/**
 * Lends a copy to a reader of another library, who stands at the desk and shows an authorization code of that library. The loan is that
 * library's; this one does not learn who the reader is.
 */
export const lendToVisitor = endpoint({
  methods: ['POST'],
  path: '/staff/alliance/lend',
  origin: 'ours',
  access: DESK_ACCESS,
  summary: 'Lend a copy to a reader of another library',
  input: z.object({ otherLib: id, code: requiredText(40), barcode }),
  output: staffTransactionSchema,
  errors: [
    ...PLACED_REFUSALS,
    ...LENT_OUT_REFUSALS,
    ALLIANCE_LIBRARY_UNKNOWN,
    ALLIANCE_LIBRARY_UNAVAILABLE,
    ALLIANCE_CODE_WRONG,
    ALLIANCE_CODE_TRIES,
    ALLIANCE_LIMIT_REACHED,
  ],
  carriesSecrets: true,
  idempotent: true,
});
