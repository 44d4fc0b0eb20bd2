import { listFaults } from '@lectern/contracts/people/staff/list-faults';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isolateTenant } from '../../../../platform/tenants/faults/isolate-tenant.ts';
import { openStaffSession } from '../../../../testing/staff-session.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { testSettings } from '../../../../testing/test-settings.ts';

describe('the faults of a library', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());

  it('are shown to its staff: wrong settings and work that fails, until it succeeds', async () => {
    const staff = app.client({ token: await openStaffSession(app, ['staff.audit'], 'MAIN') });
    expect(await staff.call(listFaults, {})).toEqual({ settings: [], works: [] });
    const settings = testSettings('alpha');
    const wrong = { ...settings, policy: { ...settings.policy, timeZone: 'Asia/Bejing' } };
    await app.deps.db
      .updateTable('tenant')
      .set({ settings: JSON.stringify(wrong), settings_revision: 9 })
      .where('id', '=', '1001')
      .execute();
    await app.deps.tenants.refresh();
    const fail = (tenantId: string) =>
      isolateTenant(app.deps, { tenantId, source: 'payments.watch' }, async () => {
        throw new Error('no answer');
      });
    for (const tenantId of ['1001', '1001', '1002']) await fail(tenantId);
    const faults = await staff.call(listFaults, {});
    expect(faults.settings.map(({ path }) => path)).toEqual(['policy.timeZone']);
    expect(faults.works).toMatchObject([{ source: 'payments.watch', message: 'no answer', times: 2 }]);
    await isolateTenant(app.deps, { tenantId: '1001', source: 'payments.watch' }, async () => undefined);
    expect((await staff.call(listFaults, {})).works).toEqual([]);
  });
});
