import { listUnionLoans } from '@lectern/contracts/counter/alliance/list-union-loans';
import { OPEN_STEPS } from '@lectern/rules/alliance/steps';
import { implement } from '../../../../platform/http/implement.ts';
import { listOfReader } from '../transactions/list-of-reader.ts';

export const listUnionLoansCall = implement(listUnionLoans)(({ input, context, deps }) =>
  listOfReader(deps, context, OPEN_STEPS, input),
);
