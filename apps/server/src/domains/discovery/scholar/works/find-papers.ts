import type { SourceState } from '@lectern/contracts/discovery/scholar/source-state';
import type { CallContext } from '../../../../platform/http/implement.ts';
import { PAPERS_PROTOCOLS } from '../../../../ports/sources/papers/papers-protocols.ts';
import type { AskingContext, AskingDeps } from '../../providers/asking/ask-guarded.ts';
import type { PapersSaid, ScholarProvider } from '../../providers/asking/ask-papers.ts';
import { askWithin } from '../asking/ask-within.ts';
import { searchedProviders, sourceStateOf } from '../asking/searched-providers.ts';
import type { FoldedPaper } from '../fold/fold-papers.ts';
import { paperId, partsOfPaperId } from './paper-id.ts';

export interface FoundSome {
  /** By the id that was asked for. */
  readonly papers: ReadonlyMap<string, FoldedPaper>;
  readonly sources: readonly SourceState[];
}

/** Papers by their ids, as the providers say that named them: a few questions for all of one provider. */
export async function findPapers(
  deps: AskingDeps,
  context: AskingContext & Pick<CallContext, 'tenant' | 'language'>,
  ids: readonly string[],
): Promise<FoundSome> {
  const providers = await searchedProviders(deps, context);
  const papers = new Map<string, FoldedPaper>();
  const parts = [...new Set(ids)].flatMap((id) => partsOfPaperId(id) ?? []);
  const sources = await Promise.all(
    providers.flatMap((provider) => {
      const own = parts.filter(({ code }) => code === provider.code).map(({ id }) => id);
      return own.length === 0 ? [] : [askFor(provider, own)];
    }),
  );

  async function askFor(provider: ScholarProvider, own: readonly string[]): Promise<SourceState> {
    const { mostWorks } = PAPERS_PROTOCOLS[provider.kind];
    const said: PapersSaid[] = [];
    for (let at = 0; at < own.length; at += mostWorks) {
      const some = own.slice(at, at + mostWorks);
      const answer = await askWithin(deps, context, provider, { what: 'works', ids: some, dois: [] });
      said.push(answer);
      if (answer.state !== 'answered') break;
      for (const paper of answer.answer.papers)
        papers.set(paperId({ provider, paper }), [{ provider, paper }]);
    }
    return sourceStateOf(context, provider, said);
  }

  return { papers, sources };
}
