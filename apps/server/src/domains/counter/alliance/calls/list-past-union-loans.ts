import { listPastUnionLoans } from '@lectern/contracts/counter/alliance/list-past-union-loans';
import { ENDED_STEPS } from '@lectern/rules/alliance/steps';
import { implement } from '../../../../platform/http/implement.ts';
import { listOfReader } from '../transactions/list-of-reader.ts';

export const listPastUnionLoansCall = implement(listPastUnionLoans)(({ input, context, deps }) =>
  listOfReader(deps, context, ENDED_STEPS, input),
);
