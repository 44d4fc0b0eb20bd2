import type { Paper } from '@lectern/contracts/discovery/scholar/paper';
import type { Deps } from '../../../../platform/deps.ts';
import type { CallContext } from '../../../../platform/http/implement.ts';
import type { FoldedPaper } from '../fold/fold-papers.ts';
import { findPapers } from './find-papers.ts';
import { presentPapers } from './present-papers.ts';

/** The papers of a selection, in the order of their ids. Those that no source says anything of are left out. */
export async function chosenPapers(
  deps: Deps,
  context: CallContext,
  ids: readonly string[],
): Promise<Paper[]> {
  const { papers } = await findPapers(deps, context, ids);
  const found = [...new Set(ids)].flatMap((id): FoldedPaper[] => {
    const folded = papers.get(id);
    return folded ? [folded] : [];
  });
  return presentPapers(deps, context, found);
}
