import type { Connection } from './connection.ts';

/** What an index says of itself in its mapping. */
export interface IndexMeta {
  /** The generation that it had when it took its place. */
  readonly generation?: number;
  /** Name of the model that its concepts come from; absent where it keeps none. */
  readonly meaning?: string;
}

/** The index behind an alias and what it says of itself; undefined where there is none. */
export async function readMeta(
  cluster: Connection,
  alias: string,
): Promise<{ readonly index: string; readonly meta: IndexMeta } | undefined> {
  type Mappings = Readonly<Record<string, { readonly mappings?: { readonly _meta?: IndexMeta } }>>;
  const mappings = await cluster.call<Mappings | undefined>({
    method: 'GET',
    path: `/${alias}/_mapping`,
    query: { filter_path: '*.mappings._meta' },
    mayBe: [404],
  });
  const [entry] = Object.entries(mappings ?? {});
  return entry && { index: entry[0], meta: entry[1].mappings?._meta ?? {} };
}
