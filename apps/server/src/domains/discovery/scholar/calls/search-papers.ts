import { searchPapers } from '@lectern/contracts/discovery/scholar/search-papers';
import { implement } from '../../../../platform/http/implement.ts';
import { searchedProviders } from '../asking/searched-providers.ts';
import { fetchPageOfOne, fetchPapers } from '../search/fetch-papers.ts';
import { isUnfiltered } from '../search/search-question.ts';
import { presentPapers } from '../works/present-papers.ts';

export const searchPapersCall = implement(searchPapers)(async ({ input, context, deps }) => {
  const { page, rows, sort } = input;
  const from = (page - 1) * rows;
  const [only, ...others] = await searchedProviders(deps, context, input.sources);
  if (only && others.length === 0 && isUnfiltered(input)) {
    const { papers, hasMore, sources } = await fetchPageOfOne(deps, context, only, input, {
      sort,
      page,
      rows,
    });
    return {
      papers: await presentPapers(deps, context, papers),
      page,
      rows,
      fetched: from + papers.length,
      hasMore,
      sources: [...sources],
    };
  }
  // One more than the page has tells whether there is another.
  const fetched = await fetchPapers(deps, context, input, { sort, needed: from + rows + 1 });
  return {
    papers: await presentPapers(deps, context, fetched.papers.slice(from, from + rows)),
    page,
    rows,
    fetched: fetched.papers.length,
    hasMore: fetched.papers.length > from + rows,
    sources: [...fetched.sources],
  };
});
