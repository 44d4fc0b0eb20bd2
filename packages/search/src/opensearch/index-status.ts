import type { IndexStatus } from '../search-engine.ts';
import type { Connection } from './connection.ts';

export const MISSING: IndexStatus = { state: 'missing', documents: 0, segments: 0, generation: 0 };

interface Shard {
  readonly routing: { readonly primary: boolean };
  readonly docs: { readonly count: number };
  readonly segments: { readonly count: number };
  readonly seq_no: { readonly max_seq_no: number };
}

interface Stats {
  readonly indices?: Readonly<
    Record<string, { readonly shards: Readonly<Record<string, readonly Shard[]>> }>
  >;
}

type Mappings = Readonly<
  Record<string, { readonly mappings: { readonly _meta?: { readonly generation?: number } } }>
>;

/**
 * The state of the index behind an alias. Its generation is the number that it got when it replaced the index before (kept in its mapping)
 * plus the changes since, which the cluster numbers. Raises an error where no copy of the index can be reached: it may come back with its
 * nodes.
 */
export async function readStatus(cluster: Connection, alias: string): Promise<IndexStatus> {
  const [stats, mappings] = await Promise.all([
    cluster.call<Stats | undefined>({
      method: 'GET',
      path: `/${alias}/_stats/docs,segments`,
      query: { level: 'shards' },
      mayBe: [404],
    }),
    cluster.call<Mappings | undefined>({
      method: 'GET',
      path: `/${alias}/_mapping`,
      query: { filter_path: '*.mappings._meta' },
      mayBe: [404],
    }),
  ]);
  const [index] = Object.entries(stats?.indices ?? {});
  if (stats === undefined || mappings === undefined) return MISSING;
  const primary = Object.values(index?.[1].shards ?? {})
    .flat()
    .find(({ routing }) => routing.primary);
  if (primary === undefined) throw new Error(`no node of the cluster has the index ${alias} now`);
  const since = mappings[index?.[0] ?? '']?.mappings._meta?.generation ?? 0;
  return {
    state: 'ready',
    documents: primary.docs.count,
    segments: primary.segments.count,
    generation: since + primary.seq_no.max_seq_no + 1,
  };
}
