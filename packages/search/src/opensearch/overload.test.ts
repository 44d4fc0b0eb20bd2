import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { bulk } from './bulk.ts';
import { ClusterError } from './cluster-error.ts';
import { Connection } from './connection.ts';

type Reply = readonly [status: number, body: unknown];

const OVERLOADED: Reply = [429, { error: { type: 'circuit_breaking_exception', reason: 'too much data' } }];
const DONE: Reply = [200, { errors: false, items: [] }];
const ONE_REFUSED: Reply = [
  200,
  {
    errors: true,
    items: [
      { index: { status: 429, error: { type: 'rejected_execution_exception', reason: 'queue full' } } },
    ],
  },
];
const OPERATIONS = [{ kind: 'delete', target: 'any', id: '1' }] as const;

describe('a cluster that has too much to do', () => {
  let server: Server;
  let cluster: Connection;
  afterEach(async () => {
    await cluster.close();
    server.close();
  });

  /** A node that answers changes with these replies in turn. */
  async function answering(...replies: Reply[]): Promise<{ asked: number }> {
    const seen = { asked: 0 };
    server = createServer((request, response) => {
      request.resume();
      const reply = request.url?.startsWith('/_bulk') ? replies[seen.asked++] : start(request.url ?? '');
      const [status, body] = reply ?? [500, {}];
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    cluster = new Connection({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
    return seen;
  }

  it('is asked again until it takes the changes', async () => {
    const seen = await answering(OVERLOADED, ONE_REFUSED, DONE);
    expect(await bulk(cluster, OPERATIONS, { refresh: false })).toEqual([]);
    expect(seen.asked).toBe(3);
  });

  it('is not asked again for what it refuses for good', async () => {
    const seen = await answering([400, { error: { type: 'illegal_argument_exception', reason: 'no' } }]);
    await expect(bulk(cluster, OPERATIONS, { refresh: false })).rejects.toThrow(ClusterError);
    expect(seen.asked).toBe(1);
  });

  it('must be OpenSearch', async () => {
    await answering();
    server.removeAllListeners('request');
    server.on('request', (_, response) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"version":{"number":"8.1.0"}}'),
    );
    await expect(bulk(cluster, OPERATIONS, { refresh: false })).rejects.toThrow(/no OpenSearch/);
  });
});

function start(url: string): Reply {
  return [200, url === '/' ? { version: { distribution: 'opensearch', number: '3.4.0' } } : {}];
}
