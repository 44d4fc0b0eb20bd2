import { type Client, createClient } from '@lectern/contracts/kernel/client';
import { HEADERS } from '@lectern/contracts/kernel/envelope';
import { createApp } from '../app.ts';
import { createDeps } from '../create-deps.ts';
import { type CallerOptions, fetchFrom, type TestApp } from './test-app.ts';

export interface SecondNode {
  client(caller: Pick<CallerOptions, 'token' | 'address'>): Client;
  close(): Promise<void>;
}

/** Another server on the database of a test's server, with connections and memory of its own. */
export async function openSecondNode({ deps: { config, clock, log } }: TestApp): Promise<SecondNode> {
  const deps = createDeps(config, { clock, log });
  const app = await createApp(deps);
  await app.ready();
  return {
    client: ({ token, address }) =>
      createClient({
        baseUrl: config.apiPrefix,
        mappingPath: () => 'alpha',
        language: () => 'en-US',
        session: () => (token === undefined ? undefined : { header: HEADERS.session, token }),
        fetch: fetchFrom(app, address),
      }),
    async close() {
      await app.close();
      await deps.search.close();
      await deps.db.destroy();
    },
  };
}
