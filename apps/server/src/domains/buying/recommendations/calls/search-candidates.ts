import { WISH_TITLE_MISSING } from '@lectern/contracts/buying/recommendations/errors';
import {
  searchCandidates,
  searchElectronicCandidates,
} from '@lectern/contracts/buying/recommendations/search-candidates';
import { refuse } from '@lectern/contracts/kernel/refusal';
import type { Deps } from '../../../../platform/deps.ts';
import { type CallContext, implement } from '../../../../platform/http/implement.ts';
import { collectCandidates } from '../collect-candidates.ts';
import { compareCandidates } from '../compare-candidates.ts';
import type { NamedWork } from '../keys-of-wish.ts';
import { givenNumber, givenTitle } from '../wished-book.ts';

export const searchCandidatesCall = implement(searchCandidates)(async ({ input, context, deps }) => {
  const work = { title: givenTitle(input), author: input.author, standNo: givenNumber(input) };
  // A number names a work better than its title.
  if (work.title === '' && work.standNo === '') return refuse(WISH_TITLE_MISSING);
  return search(deps, context, work, input.rows);
});

export const searchElectronicCandidatesCall = implement(searchElectronicCandidates)(
  async ({ input, context, deps }) => {
    const title = input.resourceName || input.title;
    if (title === '') return refuse(WISH_TITLE_MISSING);
    return search(deps, context, { title, author: '', standNo: '' }, input.rows);
  },
);

async function search(
  deps: Deps,
  { tenant, language }: CallContext<'patron'>,
  work: NamedWork,
  most: number,
) {
  const { candidates, silent } = await collectCandidates(deps, { tenant, language }, work, most);
  return {
    total: candidates.length,
    candidates: await compareCandidates(deps, tenant.id, candidates),
    silent,
  };
}
