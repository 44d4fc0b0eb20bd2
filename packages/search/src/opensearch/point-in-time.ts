import { ClusterError } from './cluster-error.ts';
import type { Connection } from './connection.ts';
import type { Dsl } from './dsl.ts';
import type { Hit, SearchAnswer } from './search-answer.ts';
import type { TimeLeft } from './time-left.ts';

/** The cluster keeps a state of an index for so long after each request. */
const KEPT = '2m';
/** Hits of one request with a cursor: the most that the cluster gives. */
const STEP = 10_000;
const STEP_MILLISECONDS = 60_000;
const REOPENINGS = 3;

/** One state of an index, which stays as it is while its hits are read one after the other. */
export class PointInTime {
  readonly #cluster: Connection;
  readonly #alias: string;
  #id: string;

  private constructor(cluster: Connection, alias: string, id: string) {
    this.#cluster = cluster;
    this.#alias = alias;
    this.#id = id;
  }

  static async open(cluster: Connection, alias: string): Promise<PointInTime> {
    return new PointInTime(cluster, alias, await create(cluster, alias));
  }

  /** The hits from this offset on; undefined where the time is over before it is reached. `body` holds query and sort. */
  async hitsAt(body: Dsl, offset: number, size: number, time: TimeLeft): Promise<readonly Hit[] | undefined> {
    let after: readonly unknown[] | undefined;
    for (let left = offset; left > 0; ) {
      const passed = await this.next(body, Math.min(STEP, left), after);
      if (passed.length === 0) return [];
      if (time.isOver) return undefined;
      left -= passed.length;
      after = passed.at(-1)?.sort;
    }
    return this.next(body, size, after);
  }

  /** The hits after the one with these sort values. A state that was lost with its node is replaced by the present one. */
  async next(body: Dsl, size: number, after?: readonly unknown[]): Promise<readonly Hit[]> {
    for (let reopened = 0; ; reopened++) {
      try {
        const { hits } = await this.#cluster.call<SearchAnswer>({
          method: 'POST',
          path: '/_search',
          timeoutMilliseconds: STEP_MILLISECONDS,
          body: {
            ...body,
            size,
            pit: { id: this.#id, keep_alive: KEPT },
            ...(after && { search_after: after }),
            _source: false,
            track_total_hits: false,
          },
        });
        return hits.hits;
      } catch (error) {
        if (!isLost(error) || reopened === REOPENINGS) throw error;
        this.#id = await create(this.#cluster, this.#alias);
      }
    }
  }

  async close(): Promise<void> {
    await this.#cluster
      .call({ method: 'DELETE', path: '/_search/point_in_time', body: { pit_id: [this.#id] } })
      // Without this it ends by itself, a little later.
      .catch(() => undefined);
  }
}

async function create(cluster: Connection, alias: string): Promise<string> {
  const { pit_id } = await cluster.call<{ pit_id: string }>({
    method: 'POST',
    path: `/${alias}/_search/point_in_time`,
    query: { keep_alive: KEPT },
  });
  return pit_id;
}

function isLost(error: unknown): boolean {
  return error instanceof ClusterError && (error.status === 404 || error.status === 503);
}
