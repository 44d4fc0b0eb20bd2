import { describeTitles } from '@lectern/contracts/resources/titles/describe-titles';
import { implement } from '../../../../platform/http/implement.ts';
import { presentTitles } from '../present-titles.ts';

export const describeTitlesCall = implement(describeTitles)(async ({ input: { ids }, context, deps }) => {
  const titles = await presentTitles(deps, context, [...new Set(ids)]);
  // A trial may have ended since its titles were looked at last.
  return { titles: titles.filter(({ sources }) => sources.length > 0) };
});
