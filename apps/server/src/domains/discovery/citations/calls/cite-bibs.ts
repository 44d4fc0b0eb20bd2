import { citeBibs } from '@lectern/contracts/discovery/citations/cite-bibs';
import { implement } from '../../../../platform/http/implement.ts';
import { cite } from '../cite.ts';
import { citedBibs } from '../cited-bibs.ts';

export const citeBibsCall = implement(citeBibs)(async ({ input, context, deps }) => {
  const bibs = await citedBibs(deps, context, input.recordIds);
  const { style, language = context.language } = input;
  return cite(deps, context.caller, bibs, { style, language });
});
