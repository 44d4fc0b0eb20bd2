import { listOfSameSubject } from '@lectern/contracts/resources/databases/list-of-same-subject';
import { implement } from '../../../../platform/http/implement.ts';
import { relatedEresources } from '../related-eresources.ts';

export const listOfSameSubjectCall = implement(listOfSameSubject)(({ input, context, deps }) =>
  relatedEresources(deps, context, input.id, 'subject'),
);
