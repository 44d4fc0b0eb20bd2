import { type Client, createClient } from '@lectern/contracts/kernel/client';
import { HEADERS } from '@lectern/contracts/kernel/envelope';
import { type CallerOptions, fetchFrom, type TestApp } from './test-app.ts';

/** A browser: calls that keep the cookies which answers set. */
export interface TestBrowser {
  readonly client: (options?: CallerOptions) => Client;
  /** The header that the browser would send. */
  readonly cookie: () => string;
}

/** Each call is made as a page of tenant `alpha` in English would make it. */
export function createTestBrowser({ app, deps }: Pick<TestApp, 'app' | 'deps'>): TestBrowser {
  const cookies = new Map<string, string>();
  const cookie = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return {
    cookie,
    client: (caller = {}) => {
      const send = fetchFrom(app, caller.address);
      return createClient({
        baseUrl: deps.config.apiPrefix,
        mappingPath: () => caller.tenant ?? 'alpha',
        language: () => caller.language ?? 'en-US',
        session: () => (caller.token ? { header: HEADERS.session, token: caller.token } : undefined),
        fetch: async (url, init) => {
          const headers = { ...(init.headers as Record<string, string>), cookie: cookie() };
          const response = await send(url, { ...init, headers });
          for (const set of response.headers.getSetCookie()) {
            const [pair = ''] = set.split(';');
            const [name = '', value = ''] = pair.split('=');
            cookies.set(name, value);
          }
          return response;
        },
      });
    },
  };
}
