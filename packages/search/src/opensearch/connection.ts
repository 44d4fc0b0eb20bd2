import type { Client } from '@opensearch-project/opensearch';
import { clusterError } from './cluster-error.ts';
import type { Dsl } from './dsl.ts';
import type { SearchTimes } from './time-left.ts';

export interface OpenSearchOptions {
  /** Addresses of nodes, with commas between them; user and password may stand in them. */
  readonly url: string;
  /** What names of indexes begin with, so that several installations can share a cluster; `lectern` by default. */
  readonly prefix?: string;
  /** How long answers may take; the usual times where absent. */
  readonly times?: SearchTimes;
}

export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'HEAD';
  readonly path: string;
  readonly query?: Readonly<Record<string, string | number | boolean>>;
  readonly body?: Dsl;
  /** Lines of JSON, for `_bulk`. */
  readonly lines?: string;
  /** Milliseconds for one attempt; all attempts together take at most half as long again. */
  readonly timeoutMilliseconds?: number;
  /** Statuses that are no errors: the answer is then undefined. */
  readonly mayBe?: readonly number[];
}

const CALL_MILLISECONDS = 10_000;
/** A node that cannot be reached costs one attempt. */
const RETRIES = 3;
/** Where a node hangs, another one still has half of the time. */
const ALL_ATTEMPTS = 1.5;
const OLDEST_VERSION = 3;
const USUAL_CLAUSES = 1024;

/** The cluster; it connects with the first call. */
export class Connection {
  readonly #options: OpenSearchOptions;
  #closed = false;
  #opened: Promise<{ readonly client: Client; readonly mostClauses: number }> | undefined;

  constructor(options: OpenSearchOptions) {
    this.#options = options;
  }

  /** Raises ClusterError where the cluster refuses the request or cannot be reached. */
  async call<Answer>(call: Call): Promise<Answer> {
    const { client } = await this.#open();
    return send<Answer>(client, call);
  }

  /** Clauses that the cluster takes in one query (its setting `indices.query.bool.max_clause_count`). */
  async mostClauses(): Promise<number> {
    return (await this.#open()).mostClauses;
  }

  async close(): Promise<void> {
    if (this.#closed) return;
    this.#closed = true;
    const opened = await this.#opened?.catch(() => undefined);
    await opened?.client.close();
  }

  #open() {
    if (this.#closed) throw new Error('the search engine is closed');
    this.#opened ??= this.#connect().catch((error: unknown) => {
      this.#opened = undefined;
      throw error;
    });
    return this.#opened;
  }

  async #connect() {
    // Loaded only where a cluster is used.
    const { Client } = await import('@opensearch-project/opensearch');
    const nodes = this.#options.url.split(',').map((node) => node.trim());
    const client = new Client({ nodes, maxRetries: RETRIES, requestTimeout: CALL_MILLISECONDS });
    try {
      await checkVersion(client);
      return { client, mostClauses: await clausesOf(client) };
    } catch (error) {
      await client.close();
      throw error;
    }
  }
}

async function send<Answer>(client: Client, call: Call): Promise<Answer> {
  const limit = call.timeoutMilliseconds ?? CALL_MILLISECONDS;
  let timer: NodeJS.Timeout | undefined;
  try {
    const sent = client.transport.request(
      {
        method: call.method,
        path: call.path,
        ...(call.query && { querystring: { ...call.query } }),
        ...(call.body && { body: call.body }),
        ...(call.lines !== undefined && { bulkBody: call.lines }),
      },
      { requestTimeout: limit },
    );
    timer = setTimeout(() => sent.abort(), limit * ALL_ATTEMPTS);
    const { body, statusCode } = await sent;
    if (call.mayBe?.includes(statusCode ?? 0)) return undefined as Answer;
    return body as Answer;
  } catch (error) {
    const refused = clusterError(error);
    if (call.mayBe?.includes(refused.status)) return undefined as Answer;
    throw refused;
  } finally {
    clearTimeout(timer);
  }
}

async function checkVersion(client: Client): Promise<void> {
  const { version } = await send<{ version?: { distribution?: string; number?: string } }>(client, {
    method: 'GET',
    path: '/',
  });
  const major = Number.parseInt(version?.number ?? '', 10);
  if (version?.distribution !== 'opensearch' || !(major >= OLDEST_VERSION))
    throw new Error(
      `no OpenSearch ${OLDEST_VERSION} or newer answers: ${version?.distribution ?? 'unknown'} ${version?.number ?? ''}`,
    );
}

/** Where the setting may not be read, what clusters have that do not set it. */
async function clausesOf(client: Client): Promise<number> {
  type Level = { indices: { query: { bool: { max_clause_count: string } } } };
  const settings = await send<Partial<Record<'transient' | 'persistent' | 'defaults', Level>> | undefined>(
    client,
    {
      method: 'GET',
      path: '/_cluster/settings',
      query: { include_defaults: true, filter_path: '*.indices.query.bool.max_clause_count' },
      mayBe: [401, 403],
    },
  );
  const level = settings?.transient ?? settings?.persistent ?? settings?.defaults;
  return Number(level?.indices.query.bool.max_clause_count ?? USUAL_CLAUSES);
}
