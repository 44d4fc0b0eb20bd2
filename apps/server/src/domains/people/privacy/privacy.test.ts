import { agreeToPrivacy } from '@lectern/contracts/people/privacy/agree-to-privacy';
import { getPrivacyConsent } from '@lectern/contracts/people/privacy/get-privacy-consent';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildPatron, buildSession } from '../../../testing/builders.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { describeOnEachDatabase } from '../../../testing/test-database.ts';
import { putSettings, testSettings } from '../../../testing/test-settings.ts';

describeOnEachDatabase('the consent of a reader to the privacy statement', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp({ kind });
  });
  afterAll(() => app.close());

  async function publish(privacyVersion: string): Promise<void> {
    const settings = testSettings('alpha');
    await putSettings(app, { ...settings, public: { ...settings.public, privacyVersion } });
    await app.deps.tenants.refresh();
  }

  it('is asked for once for each version, and kept with its time', async () => {
    const reader = app.client({ token: await buildSession(app.deps.db, await buildPatron(app.deps.db)) });
    await publish('2026-01');
    expect(await reader.call(getPrivacyConsent, {})).toEqual({
      version: '2026-01',
      agreedVersion: null,
      agreedAt: null,
      needed: true,
    });
    const agreedAt = app.clock.now().toISOString();
    expect(await reader.call(agreeToPrivacy, { version: '2026-01' })).toEqual({
      version: '2026-01',
      agreedAt,
    });
    app.clock.advance(60);
    // The first time counts.
    expect(await reader.call(agreeToPrivacy, { version: '2026-01' })).toMatchObject({ agreedAt });
    expect(await reader.call(getPrivacyConsent, {})).toMatchObject({ needed: false, agreedAt });

    await publish('2026-02');
    expect(await reader.call(getPrivacyConsent, {})).toMatchObject({
      version: '2026-02',
      agreedVersion: '2026-01',
      needed: true,
    });
    await publish('2026-01');
    expect(await reader.call(getPrivacyConsent, {})).toMatchObject({ needed: false });
  });

  it('holds for the version that was read, and for no other', async () => {
    const reader = app.client({ token: await buildSession(app.deps.db, await buildPatron(app.deps.db)) });
    await publish('2026-03');
    await expect(reader.call(agreeToPrivacy, { version: '2026-02' })).rejects.toMatchObject({
      code: 'PRIVACY_VERSION_OLD',
      status: 409,
    });
    expect(await reader.call(getPrivacyConsent, {})).toMatchObject({ needed: true });
  });
});
