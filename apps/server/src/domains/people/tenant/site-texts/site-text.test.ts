import { LANGUAGES } from '@lectern/contracts/kernel/languages';
import { getSiteText } from '@lectern/contracts/people/tenant/get-site-text';
import { SITE_TEXTS } from '@lectern/contracts/people/tenant/site-texts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { putSettings, testSettings } from '../../../../testing/test-settings.ts';

describe('a text of the library with a page of its own', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
    const settings = testSettings('alpha');
    await putSettings(app, {
      ...settings,
      public: { ...settings.public, privacyVersion: '7' },
      siteTexts: { privacy: { 'en-US': '<p>Ours</p>' } },
    });
    await app.deps.tenants.refresh();
  });
  afterAll(() => app.close());

  it('is what the library wrote, with the version that readers agree to', async () => {
    expect(await app.client().call(getSiteText, { name: 'privacy' })).toEqual({
      name: 'privacy',
      html: '<p>Ours</p>',
      isTemplate: false,
      version: '7',
    });
  });

  it('is a template in every language until then, and says that it is one', async () => {
    for (const language of LANGUAGES) {
      const beta = app.client({ tenant: 'beta', language });
      for (const name of SITE_TEXTS.filter((one) => one !== 'oldPrivacy')) {
        const { html, isTemplate } = await beta.call(getSiteText, { name });
        expect(isTemplate).toBe(true);
        expect(html).toMatch(language.startsWith('zh') ? /beta 图书馆/ : /beta library/);
        expect(html).not.toContain('{');
      }
    }
  });

  it('is empty for a former privacy statement that nobody wrote', async () => {
    const former = await app.client().call(getSiteText, { name: 'oldPrivacy' });
    expect(former).toEqual({ name: 'oldPrivacy', html: '', isTemplate: false, version: '' });
  });
});
