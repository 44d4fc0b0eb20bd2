import { listTrialsForHome } from '@lectern/contracts/resources/databases/list-trials-for-home';
import { implement } from '../../../../platform/http/implement.ts';
import { runningTrials } from '../new-eresources.ts';

export const listTrialsForHomeCall = implement(listTrialsForHome)(async ({ input, context, deps }) => {
  const { eresources } = await runningTrials(deps, context, { page: 1, rows: input.rows });
  return eresources;
});
