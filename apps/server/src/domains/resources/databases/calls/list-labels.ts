import { listLabels } from '@lectern/contracts/resources/databases/list-labels';
import { implement } from '../../../../platform/http/implement.ts';
import { countedTermsOf } from '../counted-terms.ts';

export const listLabelsCall = implement(listLabels)(({ context, deps }) =>
  countedTermsOf(deps, context, 'label'),
);
