import { listDocTypes } from '@lectern/contracts/resources/databases/list-doc-types';
import { implement } from '../../../../platform/http/implement.ts';
import { countedTermsOf } from '../counted-terms.ts';

export const listDocTypesCall = implement(listDocTypes)(({ context, deps }) =>
  countedTermsOf(deps, context, 'docType'),
);
