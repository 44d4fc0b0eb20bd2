import { afterEach, describe, expect, it } from 'vitest';
import { bulk } from './bulk.ts';
import { ClusterError } from './cluster-error.ts';
import { Connection } from './connection.ts';
import { PretendedNode, type Replies, type Reply } from './testing/pretended-node.ts';

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
  let node: PretendedNode;
  let cluster: Connection;
  afterEach(async () => {
    await cluster.close();
    await node.stop();
  });

  async function over(replies: Replies): Promise<void> {
    node = await PretendedNode.start(replies);
    cluster = new Connection({ url: node.url });
  }

  /** A node that answers changes with these replies in turn. */
  async function answering(...replies: Reply[]): Promise<{ asked: number }> {
    const seen = { asked: 0 };
    await over((path) => (path === '/_bulk' ? (replies[seen.asked++] ?? [500, {}]) : undefined));
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
    await over(() => [200, { version: { number: '8.1.0' } }]);
    await expect(bulk(cluster, OPERATIONS, { refresh: false })).rejects.toThrow(/no OpenSearch/);
  });
});
