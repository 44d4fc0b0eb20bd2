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

  it('is help that follows from the settings of the library, in every language', async () => {
    const helpOf = async (language: (typeof LANGUAGES)[number]) =>
      (await app.client({ language }).call(getSiteText, { name: 'help' })).html;
    const settings = testSettings('alpha');
    const contacts = { consultationPhone: '010-6275 <1>', librarianMailbox: 'ask@example.org' };
    const policy = { ...settings.policy, staySignedInDays: 14, fineLimit: 1250, currency: 'CNY' };
    await putSettings(app, { ...settings, policy, public: { ...settings.public, ...contacts } });
    await app.deps.tenants.refresh();
    for (const language of LANGUAGES) {
      const html = await helpOf(language);
      for (const fact of ['010-6275 &lt;1&gt;', 'ask@example.org', '14', '12', '#/personalCenter/feedback'])
        expect(html, language).toContain(fact);
      expect(html.match(/<h2>/g)).toHaveLength(6);
    }
    const off = { ...policy, staySignedInDays: 0 };
    const elsewhere = { normalLogin: '0' as const, unifieAuthen: '1' as const };
    await putSettings(app, { ...settings, policy: off, public: { ...settings.public, ...elsewhere } });
    await app.deps.tenants.refresh();
    const html = await helpOf('en-US');
    expect(html).toContain('account of your institution');
    for (const absent of ['Forgot your password', 'stay signed in', 'Phone', 'E-mail'])
      expect(html).not.toContain(absent);
  });
});
