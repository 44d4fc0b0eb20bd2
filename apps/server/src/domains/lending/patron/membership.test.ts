import { getPatron } from '@lectern/contracts/lending/patron/get-patron';
import { renewMembership } from '@lectern/contracts/lending/patron/renew-membership';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays, dateIn } from '../../../platform/clock.ts';
import { buildPatron, buildSession } from '../../../testing/builders.ts';
import { buildLibrary } from '../../../testing/catalogue-builders.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { describeOnEachDatabase } from '../../../testing/test-database.ts';
import { putSettings, testSettings } from '../../../testing/test-settings.ts';

const REFUSED = { code: 'MEMBERSHIP_NOT_RENEWABLE' };

describeOnEachDatabase('the membership of a reader', (kind) => {
  let app: TestApp;
  let today: string;
  beforeAll(async () => {
    app = await createTestApp({ kind });
    await buildLibrary(app.deps.db);
    const settings = testSettings('alpha');
    const membership = { days: 365, beforeDays: 30, afterDays: 90, groups: ['undergraduate'] };
    await putSettings(app, { ...settings, policy: { ...settings.policy, membership } });
    await app.deps.tenants.refresh();
    today = dateIn(settings.policy.timeZone, app.clock.now());
  });
  afterAll(() => app.close());

  async function reader(given: Parameters<typeof buildPatron>[1]) {
    const patron = await buildPatron(app.deps.db, { patron_group: 'undergraduate', ...given });
    return app.client({ token: await buildSession(app.deps.db, patron) });
  }

  it('is renewed by the reader when it has expired, from today on, and noted in the audit', async () => {
    const patron = await buildPatron(app.deps.db, { expires_on: addDays(today, -10) });
    const client = app.client({ token: await buildSession(app.deps.db, patron) });
    const expiresOn = addDays(today, 365);
    expect(await client.call(getPatron, {})).toMatchObject({ status: 'expired', renewsUntil: expiresOn });
    expect(await client.call(renewMembership, {})).toEqual({ expiresOn });
    expect(await client.call(getPatron, {})).toMatchObject({
      status: 'normal',
      expiresOn,
      renewsUntil: null,
    });
    const entries = app.deps.db.selectFrom('audit_entry').select('action').where('subject', '=', patron.id);
    expect(await entries.execute()).toEqual([{ action: 'readers.change' }]);
    await expect(client.call(renewMembership, {})).rejects.toMatchObject(REFUSED);
  });

  it('is renewed from its last day on before that day, once where two windows do it', async () => {
    const client = await reader({ expires_on: addDays(today, 30) });
    const both = await Promise.allSettled([1, 2].map(() => client.call(renewMembership, {})));
    expect(both.some(({ status }) => status === 'fulfilled')).toBe(true);
    expect(await client.call(getPatron, {})).toMatchObject({ expiresOn: addDays(today, 395) });
  });

  it.each([
    ['too early', { expires_on: 31 }, {}],
    ['too late', { expires_on: -91 }, {}],
    ['of a frozen account', { expires_on: -1 }, { status: 'frozen' as const }],
    ['of another group', { expires_on: -1 }, { patron_group: 'townsperson' }],
  ])('is left to the desk: %s', async (_name, { expires_on: days }, given) => {
    const client = await reader({ expires_on: addDays(today, days), ...given });
    expect(await client.call(getPatron, {})).toMatchObject({ renewsUntil: null });
    await expect(client.call(renewMembership, {})).rejects.toMatchObject(REFUSED);
  });
});
