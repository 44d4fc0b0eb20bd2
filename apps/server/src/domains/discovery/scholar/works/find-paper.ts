import { SCHOLAR_PAPER_NOT_FOUND, SCHOLAR_SOURCE_SILENT } from '@lectern/contracts/discovery/scholar/errors';
import type { SourceState } from '@lectern/contracts/discovery/scholar/source-state';
import { type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import type { CallContext } from '../../../../platform/http/implement.ts';
import { doiOf } from '../../../../ports/sources/papers/found-paper.ts';
import type { AskingContext, AskingDeps } from '../../providers/asking/ask-guarded.ts';
import type { PapersSaid, ScholarProvider } from '../../providers/asking/ask-papers.ts';
import { askWithin } from '../asking/ask-within.ts';
import { searchedProviders, sourceStateOf } from '../asking/searched-providers.ts';
import type { FoldedPaper, Said } from '../fold/fold-papers.ts';
import { partsOfPaperId } from './paper-id.ts';

export interface FoundOne {
  readonly folded: FoldedPaper;
  readonly sources: readonly SourceState[];
}

type NotFound = Refusal<'SCHOLAR_PAPER_NOT_FOUND' | 'SCHOLAR_SOURCE_SILENT'>;

/**
 * A paper with what each provider says of it. The provider that named it is asked by its own id; its DOI, or the given one, asks the others.
 */
export async function findPaper(
  deps: AskingDeps,
  context: AskingContext & Pick<CallContext, 'tenant' | 'language'>,
  asked: { readonly id: string; readonly doi: string },
): Promise<FoundOne | NotFound> {
  const providers = await searchedProviders(deps, context);
  const named = partsOfPaperId(asked.id);
  const owner = named && providers.find(({ code }) => code === named.code);
  const answers = new Map<ScholarProvider, PapersSaid>();
  const said: Said[] = [];

  async function ask(
    provider: ScholarProvider,
    by: { readonly ids: readonly string[]; readonly dois: readonly string[] },
  ) {
    const answer = await askWithin(deps, context, provider, { what: 'works', ...by });
    answers.set(provider, answer);
    if (answer.state !== 'answered') return;
    const paper = answer.answer.papers.find(
      (one) => by.ids.includes(one.id) || (one.doi !== '' && by.dois.includes(one.doi)),
    );
    if (paper) said.push({ provider, paper });
  }

  if (owner && named) await ask(owner, { ids: [named.id], dois: [] });
  const doi = said[0]?.paper.doi || doiOf(asked.doi) || doiOf(named?.id);
  if (doi !== '')
    await Promise.all(
      providers
        .filter((one) => !answers.has(one) || said.length === 0)
        .map((one) => ask(one, { ids: [], dois: [doi] })),
    );
  const inOrder = said.toSorted(
    (one, other) => providers.indexOf(one.provider) - providers.indexOf(other.provider),
  );
  const [first, ...others] = inOrder;
  if (first)
    return {
      folded: [first, ...others],
      sources: providers.flatMap((one) => {
        const answer = answers.get(one);
        return answer ? [sourceStateOf(context, one, [answer])] : [];
      }),
    };
  const isUnknown = [...answers.values()].every(({ state }) => state === 'answered' || state === 'unable');
  return refuse(isUnknown ? SCHOLAR_PAPER_NOT_FOUND : SCHOLAR_SOURCE_SILENT);
}
