import type { ScholarKind } from '@lectern/contracts/discovery/providers/provider';
import {
  NO_PAPERS,
  type PapersAnswer,
  type PapersQuestion,
} from '../../../../ports/sources/papers/papers.ts';
import { PAPERS_PROTOCOLS } from '../../../../ports/sources/papers/papers-protocols.ts';
import { papersRequest } from '../../../../ports/sources/papers/papers-request.ts';
import type { ProviderTable } from '../tables.ts';
import { type AskingContext, type AskingDeps, askGuarded } from './ask-guarded.ts';

/** A provider that is asked about scholarly works. */
export type ScholarProvider = ProviderTable & { readonly kind: ScholarKind };

/** What a scholarly provider said. `silent`: it did not answer. `held`: it was not asked for this caller. `unable`: it cannot be asked this. */
export type PapersSaid =
  | { readonly state: 'answered'; readonly answer: PapersAnswer }
  | { readonly state: 'silent' | 'held' | 'unable' };

/** Asks a scholarly provider. Only the words of the search, or the ids of works, leave. */
export async function askPapers(
  deps: AskingDeps,
  context: AskingContext,
  provider: ScholarProvider,
  question: PapersQuestion,
): Promise<PapersSaid> {
  if (PAPERS_PROTOCOLS[provider.kind].ask(question) === undefined) return { state: 'unable' };
  const { kind, address, key_place: keyPlace, key_name: keyName } = provider;
  const said = await askGuarded<PapersAnswer>(deps, context, provider, {
    question: JSON.stringify(question),
    request: (key) => papersRequest({ kind, address, keyPlace, keyName }, question, key),
    async read(answer) {
      const papers = await deps.sources.readPapers(kind, question, answer);
      return papers.papers.length === 0 && papers.years === null ? null : papers;
    },
  });
  if (said.state === 'answered') return { state: 'answered', answer: said.value ?? NO_PAPERS };
  return { state: said.state === 'held' ? 'held' : 'silent' };
}
