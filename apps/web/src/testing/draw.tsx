import type { Language } from '@lectern/contracts/kernel/languages';
import { shownSettingsSchema } from '@lectern/contracts/people/tenant/tenant-settings';
import { textsIn } from '@lectern/contracts/people/tenant/tenant-texts';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import i18next from 'i18next';
import { type ReactNode, Suspense, useEffect } from 'react';
import { MemoryRouter, parsePath, useLocation } from 'react-router';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { startI18n } from '../lib/i18n.ts';
import { closeLogin } from '../lib/login-prompt.ts';
import { queryClient } from '../lib/query-client.ts';
import { forgetSession, keepSession, keepUser } from '../lib/session-store.ts';
import { forgetStep } from '../lib/sign-in-step.ts';
import { type Tenant, TenantContext } from '../lib/tenant.ts';
import { toasts } from '../lib/toasts.ts';

// A limit ends what hangs; no test may fail because the machine is busy.
configure({ asyncUtilTimeout: 30_000 });

const TENANT: Tenant = {
  groupCode: 'demo',
  name: 'Test Library',
  languages: ['en-US'],
  settings: { ...shownSettingsSchema.parse({}), ...textsIn({}, 'en-US', 'en-US') },
};

/** As `inLanguage` for English. */
export function inEnglish(): void {
  inLanguage('en-US');
}

/** Loads the words of the interface in one language, and cleans up after each test. A key without words fails the test. */
export function inLanguage(language: Language): void {
  const withoutWords: string[] = [];
  const note = (_languages: readonly string[], namespace: string, key: string) =>
    withoutWords.push(`${namespace}:${key}`);
  beforeAll(async () => {
    await startI18n(language, 'components');
    i18next.options.saveMissing = true;
    i18next.on('missingKey', note);
  });
  afterAll(() => i18next.off('missingKey', note));
  afterEach(() => {
    cleanup();
    expect(withoutWords.splice(0), 'keys without words').toEqual([]);
    queryClient.clear();
    forgetSession();
    forgetStep();
    closeLogin();
    toasts.set([]);
  });
}

/** Signs a reader in, as far as the browser knows. */
export function signedIn(): void {
  keepSession('x-lectern-session', 'token');
  keepUser({ userId: 'u1', groupCode: 'demo', libCode: 'MAIN', name: 'Ada Reader', opacPicUrl: '' });
}

export interface Drawn {
  readonly user: ReturnType<typeof userEvent.setup>;
  /** The path and query of the page that is shown. */
  readonly address: () => string;
}

export interface DrawOptions {
  readonly at?: string;
  /** The state of the history entry. */
  readonly state?: unknown;
  readonly settings?: Partial<Tenant['settings']>;
}

/** Draws a part of a page within `main` and what it is given by the application. `at` is its address in the router. */
export function draw(part: ReactNode, { at = '/', state = null, settings = {} }: DrawOptions = {}): Drawn {
  let address = at;
  const follow = (now: string) => {
    address = now;
  };
  render(
    <QueryClientProvider client={queryClient}>
      <TenantContext value={{ ...TENANT, settings: { ...TENANT.settings, ...settings } }}>
        <MemoryRouter initialEntries={[{ ...parsePath(at), state }]}>
          <Address onChange={follow} />
          <main id="main" tabIndex={-1}>
            <Suspense fallback={<p>words are on the way</p>}>{part}</Suspense>
          </main>
        </MemoryRouter>
      </TenantContext>
    </QueryClientProvider>,
  );
  return { user: userEvent.setup(), address: () => address };
}

/** Tells where the router is. */
function Address({ onChange }: { readonly onChange: (address: string) => void }) {
  const { pathname, search } = useLocation();
  useEffect(() => onChange(pathname + search), [onChange, pathname, search]);
  return null;
}
