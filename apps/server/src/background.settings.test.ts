import { getFindConfig } from '@lectern/contracts/people/tenant/get-find-config';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createDeps } from './create-deps.ts';
import { DOMAINS } from './domains.ts';
import { listFaults } from './platform/tenants/faults/fault-store.ts';
import { changeSettings, findStoredSettings } from './platform/tenants/tenant-store.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';
import { testSettings } from './testing/test-settings.ts';

const TENANT = '1001';
const STORED = testSettings('alpha');
/** As somebody could store them before they were refused. */
const WRONG = {
  ...STORED,
  policy: { ...STORED.policy, timeZone: 'Asia/Bejing', currency: 'XXQ' },
  public: { ...STORED.public, logoLink: 'javascript:alert(1)', defaultLanguage: 'zh' },
  search: { ...STORED.search, coverAddress: 'https://[/{isbn}' },
  mail: { host: 'mail.example.org', from: 'nobody' },
};
const WRONG_PATHS = [
  'mail.from',
  'policy.currency',
  'policy.timeZone',
  'public.defaultLanguage',
  'public.logoLink',
  'search.coverAddress',
];

describe('a library with wrong settings that are stored already', () => {
  let app: TestApp;
  const error = vi.fn();
  beforeAll(async () => {
    app = await createTestApp();
    await app.deps.db
      .updateTable('tenant')
      .set((eb) => ({
        settings: JSON.stringify(WRONG),
        settings_revision: eb('settings_revision', '+', 1),
      }))
      .where('id', '=', TENANT)
      .execute();
    await app.deps.tenants.refresh();
  });
  afterAll(() => app.close());

  it('serves its readers by the defaults', async () => {
    const { policy } = (await app.deps.tenants.byId(TENANT))?.settings ?? {};
    expect(policy).toMatchObject({ timeZone: 'Asia/Shanghai', currency: 'CNY' });
    await app.client().call(getFindConfig, {});
  });

  it('says in its log which they are', async () => {
    const { config, db, clock } = app.deps;
    const deps = createDeps(config, { db, clock, log: { ...app.deps.log, error } as never });
    await deps.tenants.refresh();
    const [said] = error.mock.calls.filter(([one]) => one.tenant === TENANT);
    expect(pathsOf(said?.[0].faults)).toEqual(WRONG_PATHS);
    expect(pathsOf(await deps.tenants.settingFaults(TENANT))).toEqual(WRONG_PATHS);
    await deps.search.close();
  });

  it('has its background work done, and so have the others', async () => {
    const jobs = DOMAINS.flatMap(({ background }) => background?.(app.deps).jobs ?? []);
    for (const job of jobs.filter(({ recurring }) => recurring)) {
      const given = { id: '1', tenantId: undefined, payload: {}, attempt: 1 };
      expect(await job.run(given, new AbortController().signal), job.type.kind).toHaveProperty('again');
    }
    expect(await listFaults(app.deps.db, TENANT)).toEqual([]);
    expect(await listFaults(app.deps.db, '1002')).toEqual([]);
  });

  it('keeps what is stored through changes of other settings, until it is mended', async () => {
    const { db } = app.deps;
    await changeSettings(db, TENANT, (settings) => ({
      ...settings,
      policy: { ...settings.policy, fineLimit: 7 },
    }));
    expect(await findStoredSettings(db, TENANT)).toMatchObject({
      policy: { timeZone: 'Asia/Bejing', currency: 'XXQ', fineLimit: 7 },
      mail: { host: 'mail.example.org', from: 'nobody' },
    });
    await changeSettings(db, TENANT, (settings) => settings, {
      replaces: (path) => path === 'policy.timeZone',
    });
    expect(await findStoredSettings(db, TENANT)).toMatchObject({
      policy: { timeZone: 'Asia/Shanghai', currency: 'XXQ' },
    });
  });

  it('cannot be given wrong ones', async () => {
    const wrong = changeSettings(app.deps.db, TENANT, (settings) => ({
      ...settings,
      policy: { ...settings.policy, timeZone: 'Asia/Bejing' },
    }));
    await expect(wrong).rejects.toThrow('time zone');
  });
});

function pathsOf(faults: readonly { readonly path: string }[] = []): string[] {
  return faults.map(({ path }) => path).sort();
}
