import { HEADERS } from '@lectern/contracts/kernel/envelope';
import { finishSignIn } from '@lectern/contracts/people/identity/finish-sign-in';
import { type SignInSettings, signInSettingsSchema } from '@lectern/contracts/people/tenant/sign-in-settings';
import { expect, vi } from 'vitest';
import type * as z from 'zod';
import { createResolveOutside } from '../../platform/outside/resolve-outside.ts';
import { createSendOutside } from '../../platform/outside/send-outside.ts';
import { createSecrets } from '../../platform/secrets/secrets.ts';
import { createIdentity } from '../../ports/identity/create-identity.ts';
import { createTestApp, type TestApp, type TestAppOptions } from '../test-app.ts';
import { putSettings, testSettings } from '../test-settings.ts';
import { APP_ORIGIN, FormBrowser } from './form-browser.ts';

export interface IdentityApp extends TestApp {
  browser(): FormBrowser;
  /** Exchanges a ticket as the page does. */
  finish(browser: FormBrowser, ticket: string): Promise<Finish>;
  use(signIn: z.input<typeof signInSettingsSchema>, shown?: Readonly<Record<string, string>>): Promise<void>;
}

/** The answer to the call: its data, or the code of its refusal. */
export interface Finish {
  readonly code: string;
  readonly data: { readonly jwt: string; readonly next: string; readonly returnTo: string } | null;
}

/** A test app whose providers may be on this machine. */
export async function createIdentityApp(options: TestAppOptions = {}): Promise<IdentityApp> {
  const internalHosts = ['127.0.0.1', 'localhost'];
  const app = await createTestApp({
    ...options,
    adapt: (all) => {
      // With a key in the folder of the test, on each database.
      const secrets = createSecrets({ ...all, databaseKind: 'sqlite' });
      const deps = { ...all, secrets };
      return {
        ...deps,
        config: { ...deps.config, internalHosts },
        identity: createIdentity({
          ...deps,
          send: createSendOutside(internalHosts),
          resolve: createResolveOutside(internalHosts),
          internalHosts,
        }),
      };
    },
  });
  return {
    ...app,
    browser: () => new FormBrowser(app.app),
    async finish(browser, ticket) {
      const answer = await app.inject({
        url: finishSignIn.path,
        method: 'POST',
        headers: {
          host: 'localhost',
          cookie: browser.cookieFor(new URL(APP_ORIGIN)),
          [HEADERS.mappingPath]: 'alpha',
        },
        payload: { ticket },
      });
      const { success, errCode, data } = answer.json();
      return { code: success ? '' : errCode, data };
    },
    async use(signIn, shown = {}) {
      const settings = testSettings('alpha');
      const parsed: SignInSettings = signInSettingsSchema.parse(signIn);
      await putSettings(app, { ...settings, public: { ...settings.public, ...shown }, signIn: parsed });
      await app.deps.tenants.refresh();
      await vi.waitFor(async () => {
        const tenant = await app.deps.tenants.byId('1001');
        expect(tenant?.settings.signIn).toEqual(parsed);
      });
    },
  };
}
