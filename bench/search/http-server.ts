import type { AddressInfo } from 'node:net';
import { createBuiltinEngine } from '@lectern/search/builtin/builtin-engine';
import { createOpenSearchEngine } from '@lectern/search/opensearch/opensearch-engine';
import type { SearchEngine } from '@lectern/search/search-engine';
import Fastify from 'fastify';
import { BENCH_PREFIX, INDEX, request } from './ask.ts';

/** Which engine answers, and where its index is: a folder, or the address of a cluster. */
export type ServedEngine =
  | { readonly kind: 'builtin'; readonly directory: string; readonly workers: number }
  | { readonly kind: 'opensearch'; readonly url: string };

/** What the server says to its parent: where it listens, and, when asked, the processor time it took (microseconds). */
export type ServerMessage = { readonly port: number } | { readonly cpu: number };

function engineOf(served: ServedEngine): SearchEngine {
  return served.kind === 'builtin'
    ? createBuiltinEngine({ directory: served.directory, workers: served.workers, role: 'reader' })
    : createOpenSearchEngine({ url: served.url, prefix: BENCH_PREFIX });
}

/** GET /search?q=word: the engine's answer as JSON, by the server that the portal uses. Ends with its parent. */
async function serve(served: ServedEngine): Promise<void> {
  const engine = engineOf(served);
  const app = Fastify();
  app.get<{ Querystring: { q: string } }>('/search', ({ query }) =>
    engine.search(INDEX, request({ text: query.q, match: 'all', filters: [] })),
  );
  await app.listen({ port: 0, host: '127.0.0.1' });
  const say = (message: ServerMessage) => process.send?.(message);
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    say({ cpu: user + system });
  });
  process.on('disconnect', () => process.exit(0));
  say({ port: (app.server.address() as AddressInfo).port });
}

await serve(JSON.parse(process.argv[2]!) as ServedEngine);
