import type { IndexStatus } from '../search-engine.ts';
import type { Connection } from './connection.ts';
import { readMeta } from './index-meta.ts';

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

/**
 * The state of the index behind an alias. Its generation is the number that it got when it replaced the index before (kept in its mapping)
 * plus the changes since, which the cluster numbers. Raises an error where no copy of the index can be reached: it may come back with its
 * nodes.
 */
export async function readStatus(cluster: Connection, alias: string): Promise<IndexStatus> {
  const [stats, known] = await Promise.all([
    cluster.call<Stats | undefined>({
      method: 'GET',
      path: `/${alias}/_stats/docs,segments`,
      query: { level: 'shards' },
      mayBe: [404],
    }),
    readMeta(cluster, alias),
  ]);
  const [index] = Object.entries(stats?.indices ?? {});
  if (stats === undefined || known === undefined) return MISSING;
  const primary = Object.values(index?.[1].shards ?? {})
    .flat()
    .find(({ routing }) => routing.primary);
  if (primary === undefined) throw new Error(`no node of the cluster has the index ${alias} now`);
  const { generation = 0, meaning } = known.meta;
  return {
    state: 'ready',
    documents: primary.docs.count,
    segments: primary.segments.count,
    generation: generation + primary.seq_no.max_seq_no + 1,
    ...(meaning !== undefined && { meaning }),
  };
}
