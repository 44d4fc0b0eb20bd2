import { listVendors } from '@lectern/contracts/resources/databases/list-vendors';
import { implement } from '../../../../platform/http/implement.ts';
import { countedTermsOf } from '../counted-terms.ts';

export const listVendorsCall = implement(listVendors)(({ context, deps }) =>
  countedTermsOf(deps, context, 'vendor'),
);
