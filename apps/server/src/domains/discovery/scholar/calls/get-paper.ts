import { SCHOLAR_PAPER_NOT_FOUND } from '@lectern/contracts/discovery/scholar/errors';
import { getPaper } from '@lectern/contracts/discovery/scholar/get-paper';
import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { implement } from '../../../../platform/http/implement.ts';
import { findPaper } from '../works/find-paper.ts';
import { presentPapers } from '../works/present-papers.ts';

export const getPaperCall = implement(getPaper)(async ({ input, context, deps }) => {
  const found = await findPaper(deps, context, input);
  if (isRefusal(found)) return found;
  const [paper] = await presentPapers(deps, context, [found.folded]);
  return paper ? { paper, sources: [...found.sources] } : refuse(SCHOLAR_PAPER_NOT_FOUND);
});
