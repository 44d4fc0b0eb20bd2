import { listSubjects } from '@lectern/contracts/resources/databases/list-subjects';
import { implement } from '../../../../platform/http/implement.ts';
import { countedTermsOf } from '../counted-terms.ts';

export const listSubjectsCall = implement(listSubjects)(({ context, deps }) =>
  countedTermsOf(deps, context, 'subject'),
);
