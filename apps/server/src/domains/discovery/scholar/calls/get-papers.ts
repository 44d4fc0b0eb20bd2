import { getPapers } from '@lectern/contracts/discovery/scholar/get-papers';
import { implement } from '../../../../platform/http/implement.ts';
import { findPapers } from '../works/find-papers.ts';
import { presentPapers } from '../works/present-papers.ts';

export const getPapersCall = implement(getPapers)(async ({ input, context, deps }) => {
  const { papers, sources } = await findPapers(deps, context, input.ids);
  const ids = [...new Set(input.ids)];
  const found = ids.flatMap((id) => {
    const folded = papers.get(id);
    return folded ? [folded] : [];
  });
  return {
    papers: await presentPapers(deps, context, found),
    missing: ids.filter((id) => !papers.has(id)),
    sources: [...sources],
  };
});
