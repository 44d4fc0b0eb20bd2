import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A status and a body. */
export type Reply = readonly [status: number, body: unknown];

/** What a pretended node answers to a path; undefined where it never does. It greets as OpenSearch does where a test says nothing else. */
export type Replies = (path: string) => Reply | undefined;

/** A node of OpenSearch that answers what a test says, for faults that no real one shows when asked. */
export class PretendedNode {
  readonly url: string;
  readonly #server: Server;
  readonly #waiting: Set<ServerResponse>;

  private constructor(server: Server, waiting: Set<ServerResponse>) {
    this.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    this.#server = server;
    this.#waiting = waiting;
  }

  static async start(replies: Replies): Promise<PretendedNode> {
    const waiting = new Set<ServerResponse>();
    const server = createServer((request, response) => {
      request.resume();
      const path = (request.url ?? '').split('?')[0] ?? '';
      const reply = replies(path) ?? GREETINGS.get(path);
      if (reply === undefined) {
        waiting.add(response);
        return;
      }
      const [status, body] = reply;
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return new PretendedNode(server, waiting);
  }

  async stop(): Promise<void> {
    for (const response of this.#waiting) response.destroy();
    this.#server.closeAllConnections();
    await new Promise<void>((resolve) => this.#server.close(() => resolve()));
  }
}

const GREETINGS: ReadonlyMap<string, Reply> = new Map([
  ['/', [200, { version: { distribution: 'opensearch', number: '3.4.0' } }]],
  ['/_cluster/settings', [200, {}]],
]);
