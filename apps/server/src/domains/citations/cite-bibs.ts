import { citeBibs } from '@lectern/contracts/citations/cite-bibs';
import { implement } from '../../platform/http/implement.ts';
import { cite } from './cite.ts';
import { citedBibs } from './cited-bibs.ts';

export const citeBibsCall = implement(citeBibs)(async ({ input, context, deps }) => {
  const bibs = await citedBibs(deps, context, input.recordIds);
  return cite(bibs, input.style, input.language ?? context.language);
});
