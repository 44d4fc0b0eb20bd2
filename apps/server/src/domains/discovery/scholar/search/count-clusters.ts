import type { Cluster, ClusterName } from '@lectern/contracts/discovery/scholar/clusters';
import type { CountBasis } from '@lectern/contracts/discovery/scholar/source-state';
import type { CallContext } from '../../../../platform/http/implement.ts';
import type { PapersAnswer } from '../../../../ports/sources/papers/papers.ts';
import type { AskingContext, AskingDeps } from '../../providers/asking/ask-guarded.ts';
import { providerName } from '../../providers/entry.ts';
import { askWithin } from '../asking/ask-within.ts';
import type { FoldedPaper } from '../fold/fold-papers.ts';
import { mergedPaper } from '../works/merged-paper.ts';
import { clusterLabel } from './cluster-labels.ts';
import { type Fetched, fetchPapers } from './fetch-papers.ts';
import { type Filters, isUnfiltered, papersSearch } from './search-question.ts';

/** Values of one cluster. Years are more, because they are drawn as columns. */
const MOST_VALUES = 30;
const MOST_YEARS = 120;

type Context = AskingContext & Pick<CallContext, 'tenant' | 'language'>;

/**
 * The clusters of a search: those of the first source that counts all its works, where one does, else of the works that were fetched. Numbers
 * of several sources are never added, because nobody knows how many works they have in common.
 */
export async function countClusters(
  deps: AskingDeps,
  context: Context,
  filters: Filters,
): Promise<{ readonly clusters: Cluster[]; readonly fetched: Fetched }> {
  const fetched = await fetchPapers(deps, context, filters, { sort: 'relevance', needed: 1 });
  const basis: CountBasis = { kind: 'fetched', count: fetched.papers.length };
  const ofFetched = valuesOf(fetched.papers);
  const whole = isUnfiltered(filters) ? await wholeCounts(deps, context, filters, fetched) : undefined;
  const clusters = CLUSTERS.map((name): Cluster => {
    const counted = whole?.get(name);
    const counts = counted?.counts ?? ofFetched.get(name) ?? new Map<string, number>();
    return {
      name,
      basis: counted?.basis ?? basis,
      values: inOrder(name, counts).map(([value, count]) => ({
        value,
        label: clusterLabel(name, value, context, fetched.sources),
        count,
      })),
    };
  });
  return { clusters: clusters.filter(({ values }) => values.length > 0), fetched };
}

const CLUSTERS: readonly ClusterName[] = [
  'openAccess',
  'year',
  'type',
  'subject',
  'journal',
  'language',
  'source',
];

interface Counted {
  readonly basis: CountBasis;
  readonly counts: ReadonlyMap<string, number>;
}

/** Years and types as one source counts them. */
async function wholeCounts(
  deps: AskingDeps,
  context: Context,
  filters: Filters,
  { first, papers }: Fetched,
): Promise<ReadonlyMap<ClusterName, Counted>> {
  const counted = new Map<ClusterName, Counted>();
  for (const [provider, said] of first) {
    if (said.state !== 'answered' || said.answer.papers.length === 0) continue;
    const basis: CountBasis = { kind: 'source', code: provider.code, name: providerName(provider, context) };
    const { types } = said.answer;
    // A source that does not know all types that were found would hide them from the filter.
    const known = new Set(types?.map(({ type }) => type));
    if (types && !counted.has('type') && papers.every((one) => known.has(mergedPaper(one).type)))
      counted.set('type', { basis, counts: new Map(types.map(({ type, count }) => [type, count])) });
    const years = counted.has('year') ? null : (said.answer.years ?? (await yearsOf()));
    if (years)
      counted.set('year', { basis, counts: new Map(years.map(({ year, count }) => [String(year), count])) });

    async function yearsOf(): Promise<PapersAnswer['years']> {
      const asked = await askWithin(deps, context, provider, {
        what: 'years',
        search: papersSearch(filters),
      });
      return asked.state === 'answered' ? asked.answer.years : null;
    }
  }
  return counted;
}

/** How many of the fetched works have each value. */
function valuesOf(papers: readonly FoldedPaper[]): ReadonlyMap<ClusterName, ReadonlyMap<string, number>> {
  const counts = new Map<ClusterName, Map<string, number>>(CLUSTERS.map((name) => [name, new Map()]));
  const add = (name: ClusterName, value: string) => {
    const values = counts.get(name);
    if (value !== '') values?.set(value, (values.get(value) ?? 0) + 1);
  };
  for (const folded of papers) {
    const paper = mergedPaper(folded);
    add('year', paper.year === null ? '' : String(paper.year));
    add('type', paper.type);
    add('journal', paper.journal);
    add('language', paper.language);
    for (const subject of paper.subjects) add('subject', subject);
    add('openAccess', paper.copies.length > 0 ? 'open' : '');
    for (const { provider } of folded) add('source', provider.code);
  }
  return counts;
}

function inOrder(name: ClusterName, counts: ReadonlyMap<string, number>): (readonly [string, number])[] {
  const entries = [...counts].filter(([, count]) => count > 0);
  if (name === 'year')
    return entries.toSorted(([one], [other]) => Number(other) - Number(one)).slice(0, MOST_YEARS);
  return entries.toSorted(([a, one], [b, other]) => other - one || (a < b ? -1 : 1)).slice(0, MOST_VALUES);
}
