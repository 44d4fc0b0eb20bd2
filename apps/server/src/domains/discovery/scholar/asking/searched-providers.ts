import type { SourceState } from '@lectern/contracts/discovery/scholar/source-state';
import type { Deps } from '../../../../platform/deps.ts';
import type { CallContext } from '../../../../platform/http/implement.ts';
import type { PapersSaid, ScholarProvider } from '../../providers/asking/ask-papers.ts';
import { providerName } from '../../providers/entry.ts';
import { scholarProviders } from '../../providers/scholar-providers.ts';

/** The providers that a library searches, in their order; of some codes, or all. One that only knows open copies is not searched. */
export async function searchedProviders(
  { db }: Pick<Deps, 'db'>,
  { tenant }: Pick<CallContext, 'tenant'>,
  codes: readonly string[] = [],
): Promise<ScholarProvider[]> {
  const all = await scholarProviders(db, tenant.id);
  return all.filter(({ kind, code }) => kind !== 'unpaywall' && (codes.length === 0 || codes.includes(code)));
}

/** What became of a question to one provider, for its line on the page. */
export function sourceStateOf(
  context: Pick<CallContext, 'language' | 'tenant'>,
  provider: ScholarProvider,
  said: readonly PapersSaid[],
): SourceState {
  const { code } = provider;
  const answers = said.flatMap((one) => (one.state === 'answered' ? [one.answer] : []));
  // The first answer decides: a list that ends early because of a later one is still a list.
  const state = said[0]?.state ?? 'unable';
  return {
    code,
    name: providerName(provider, context),
    state,
    total: answers[0]?.total ?? null,
    fetched: answers.reduce((sum, { papers }) => sum + papers.length, 0),
  };
}
