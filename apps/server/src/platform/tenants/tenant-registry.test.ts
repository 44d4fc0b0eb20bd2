import { HEADERS } from '@lectern/contracts/kernel/envelope';
import { getGroupCode } from '@lectern/contracts/people/tenant/get-group-code';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { testSettings } from '../../testing/test-settings.ts';
import { createTenantRegistry, type TenantRegistry, TenantUnreadableError } from './tenant-registry.ts';
import { putTenant } from './tenant-store.ts';

/** Longer than a copy of the settings is fresh. */
const LATER_MS = 3_000;

describe('a tenant whose settings cannot be read', () => {
  let app: TestApp;
  let passed = 0;
  const onUnreadable = vi.fn();
  beforeEach(async () => {
    app = await createTestApp();
    passed = 0;
    onUnreadable.mockReset();
    const now = performance.now.bind(performance);
    vi.spyOn(performance, 'now').mockImplementation(() => now() + passed);
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await app.close();
  });

  /** As a version that knows other settings would leave them. */
  async function spoil(settings: string): Promise<void> {
    await app.deps.db
      .updateTable('tenant')
      .set((eb) => ({ settings, settings_revision: eb('settings_revision', '+', 1) }))
      .where('id', '=', '1001')
      .execute();
    passed += LATER_MS;
  }
  const registry = (): TenantRegistry => createTenantRegistry(app.deps.db, { onUnreadable });
  const groupCodeOf = (mappingPath: string) =>
    app.inject({ url: getGroupCode.path, method: 'POST', payload: { mappingPath } });

  it('goes on with its last good settings, and is reported once for each revision', async () => {
    const tenants = registry();
    const before = await tenants.byId('1001');
    await spoil('{"version":1,"names":7}');
    for (let look = 0; look < 3; look++) {
      passed += LATER_MS;
      expect(await tenants.byId('1001')).toBe(before);
      expect(await tenants.byMappingPath('alpha')).toBe(before);
    }
    expect(onUnreadable.mock.calls).toEqual([
      [
        expect.objectContaining({
          id: '1001',
          revision: 2,
          served: true,
          reason: expect.stringContaining('names'),
        }),
      ],
    ]);
    await spoil('{"half');
    expect(await tenants.byId('1001')).toBe(before);
    expect(onUnreadable).toHaveBeenCalledTimes(2);
    expect(await tenants.unreadable()).toMatchObject([{ id: '1001', mappingPath: 'alpha', revision: 3 }]);
  });

  it('is served again when its settings are mended', async () => {
    const tenants = registry();
    await spoil('{}');
    await expect(tenants.byId('1001')).rejects.toThrow(TenantUnreadableError);
    await putTenant(app.deps.db, {
      id: '1001',
      mappingPath: 'alpha',
      settings: testSettings('alpha'),
      now: app.clock.now().toISOString(),
    });
    passed += LATER_MS;
    expect(await tenants.byId('1001')).toMatchObject({ mappingPath: 'alpha' });
    expect(await tenants.unreadable()).toEqual([]);
  });

  it('is found at once by a refresh', async () => {
    const tenants = registry();
    await tenants.all();
    await spoil('{}');
    passed -= LATER_MS;
    expect(await tenants.unreadable()).toEqual([]);
    await tenants.refresh();
    expect(await tenants.unreadable()).toHaveLength(1);
  });

  it('alone answers 503 after a restart', async () => {
    // The server of this test has not read any tenant yet.
    await spoil('{}');
    const bad = await groupCodeOf('alpha');
    expect([bad.statusCode, bad.json()]).toMatchObject([503, { errCode: 'UNAVAILABLE' }]);
    expect((await groupCodeOf('beta')).statusCode).toBe(200);
    expect((await groupCodeOf('nowhere')).json()).toMatchObject({ errCode: 'TENANT_UNKNOWN' });
    const page = await app.app.inject({
      url: '/alpha/sitemap.xml',
      headers: { [HEADERS.language]: 'en_US' },
    });
    expect(page.statusCode).toBe(503);
    expect((await app.deps.tenants.all()).map(({ id }) => id)).toEqual(['1002']);
  });
});
