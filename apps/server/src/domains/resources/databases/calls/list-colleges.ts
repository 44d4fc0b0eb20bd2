import { listColleges } from '@lectern/contracts/resources/databases/list-colleges';
import { implement } from '../../../../platform/http/implement.ts';
import { countedTermsOf } from '../counted-terms.ts';

export const listCollegesCall = implement(listColleges)(({ context, deps }) =>
  countedTermsOf(deps, context, 'college'),
);
