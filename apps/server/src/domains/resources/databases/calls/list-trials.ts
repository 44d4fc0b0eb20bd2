import { listTrials } from '@lectern/contracts/resources/databases/list-trials';
import { implement } from '../../../../platform/http/implement.ts';
import { runningTrials } from '../new-eresources.ts';

export const listTrialsCall = implement(listTrials)(({ input, context, deps }) =>
  runningTrials(deps, context, input),
);
