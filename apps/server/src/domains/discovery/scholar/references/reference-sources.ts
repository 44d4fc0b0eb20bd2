import type { ReferenceList } from '@lectern/contracts/discovery/scholar/asked-paper';
import type { PapersAnswer, PapersQuestion } from '../../../../ports/sources/papers/papers.ts';
import type { AskingContext, AskingDeps } from '../../providers/asking/ask-guarded.ts';
import { askPapers, type PapersSaid } from '../../providers/asking/ask-papers.ts';
import type { FoldedPaper, Said } from '../fold/fold-papers.ts';

/** What one provider says of the references or citing works of a paper. */
export interface OfOneSource {
  readonly provider: Said['provider'];
  readonly answer: PapersAnswer;
}

/**
 * Asks the providers that have a paper, one after another in their order, until one says something: the lists of several would have to be
 * added, and nobody knows what they have in common. `silent` if none does and one did not answer.
 */
export async function askInTurn(
  deps: AskingDeps,
  context: AskingContext,
  folded: FoldedPaper,
  questionOf: (id: string) => PapersQuestion,
): Promise<OfOneSource | 'nothing' | 'silent'> {
  let isSilent = false;
  for (const { provider, paper } of folded) {
    const said: PapersSaid =
      paper.id === '' ? { state: 'unable' } : await askPapers(deps, context, provider, questionOf(paper.id));
    if (said.state === 'answered') {
      const { answer } = said;
      if (answer.papers.length > 0 || (answer.years?.length ?? 0) > 0) return { provider, answer };
    } else if (said.state !== 'unable') isSilent = true;
  }
  return isSilent ? 'silent' : 'nothing';
}

/** The question for a page of references or citing works. */
export function pageQuestion(
  list: ReferenceList,
  offset: number,
  rows: number,
): (of: string) => PapersQuestion {
  return (of) => ({ what: list, of, offset, rows });
}
