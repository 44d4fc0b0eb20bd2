import { describe, expect, it } from 'vitest';
import { blankSettings, readStoredSettings } from './stored-settings.ts';

const BLANK = blankSettings();

/** Values that are not allowed, of fields whose type allows more than the field. */
const WRONG: readonly (readonly [path: string, value: unknown])[] = [
  ['policy.timeZone', 'Asia/Bejing'],
  ['policy.timeZone', '+08:00'],
  ['policy.currency', 'XXQ'],
  ['policy.currency', 'cny'],
  ['policy.messages.tellFrom', '25:00'],
  ['policy.requests.deliveryArea.countries', ['China']],
  ['public.defaultLanguage', 'zh'],
  ['public.navBackColor', 'red'],
  ['public.passportLoginUrl', 'javascript:alert(1)'],
  ['public.unifieAuthenLoginUrl', 'https://['],
  ['public.unifieAuthenLogoutUrl', 'login.example.org'],
  ['public.exterSinAuthenUrl', 'ftp://door.example.org/'],
  ['public.iconUrl', 'icon.png'],
  ['public.pcLogoUrl', 'http://'],
  ['public.logoLink', 'data:text/html,x'],
  ['public.searchBackGround', 'url(x)'],
  ['public.helpUrl', 'https://['],
  ['public.documentDeliveryUrl', 'https://%'],
  ['public.thesisCheckUrl', 'x'],
  ['public.expertUrl', 'https://a b'],
  ['public.custodyUrl', 'https://['],
  ['public.chatScriptUrl', 'http://chat.example.org/'],
  ['public.librarianMailbox', 'nobody'],
  ['search.coverAddress', 'https://[/{isbn}'],
  ['search.languages', ['english']],
  ['contentPolicy.scriptHosts', ['https://chat.example.org']],
  ['signIn.returnOrigins', ['https://ai.example.edu/path']],
  ['sources.catalogues', [{ code: 'x', names: {}, address: 'nowhere' }]],
  ['assistant.models', [{ model: 'm', address: 'nowhere' }]],
  ['assistant.embeddings', { model: 'm', address: 'nowhere' }],
  ['records.marks', [{ mark: 'degree', tag: 'four' }]],
  ['mail', { host: 'mail.example.org', from: 'nobody' }],
  ['sms', { kind: 'http', address: 'https://[/{phone}' }],
  ['wechat', { appId: 'a b' }],
  ['wechatMessages', { appId: 'a b' }],
  ['payments.alipay', { appId: 'a b', alipayPublicKey: 'MIIB' }],
];

describe('stored settings of which one is not allowed', () => {
  it.each(WRONG)('have its default in its place, and say so: %s %j', (path, value) => {
    const { settings, faults } = readStoredSettings(withValue(BLANK, path.split('.'), value));
    expect(settings).toEqual(BLANK);
    expect(faults).toHaveLength(1);
    expect(faults[0]?.path.startsWith(path)).toBe(true);
  });

  it('have the default of any field that is of another type', () => {
    const paths = leavesOf(BLANK).filter((path) => path !== 'version');
    expect(paths.length).toBeGreaterThan(150);
    for (const path of paths) {
      // A group that may be null is no leaf: only a text is of another type for all.
      const other = path === 'assistant.embeddings' ? 'none' : { wrong: [] };
      const { settings, faults } = readStoredSettings(withValue(BLANK, path.split('.'), other));
      expect(settings, path).toEqual(BLANK);
      expect(
        faults.map((fault) => fault.path),
        path,
      ).toEqual([path]);
    }
  });

  it('keep the right entries of a list', () => {
    const hotWords = ['history', 7, 'x'.repeat(60), 'physics'];
    const { settings, faults } = readStoredSettings(withValue(BLANK, ['policy', 'hotWords'], hotWords));
    expect(settings.policy.hotWords).toEqual(['history', 'physics']);
    expect(faults.map(({ path }) => path)).toEqual(['policy.hotWords.1', 'policy.hotWords.2']);
  });

  it('leave out a group that lacks what it needs', () => {
    const { settings, faults } = readStoredSettings({
      ...BLANK,
      mail: { host: 'a b', from: 'a@example.org' },
    });
    expect(settings).toEqual(BLANK);
    expect(faults.map(({ path }) => path)).toEqual(['mail.host']);
  });

  it('have a fault of each field, also where the name of one begins that of another', () => {
    const one = withValue(BLANK, ['public', 'filingNumberHide'], []);
    const both = withValue(one, ['public', 'filingNumber'], []);
    expect(readStoredSettings(both).faults.map(({ path }) => path)).toEqual([
      'public.filingNumberHide',
      'public.filingNumber',
    ]);
  });

  it('do not say the value, which may be a secret at the wrong place', () => {
    const { faults } = readStoredSettings(withValue(BLANK, ['policy', 'timeZone'], 'hunter2'));
    expect(JSON.stringify(faults)).not.toContain('hunter2');
  });

  it('cannot be read if they are none, or those of another version', () => {
    for (const given of [null, 7, [], {}, { ...BLANK, version: 1 }])
      expect(() => readStoredSettings(given)).toThrow();
  });
});

function leavesOf(node: unknown, path = ''): string[] {
  if (typeof node !== 'object' || node === null || Array.isArray(node)) return [path];
  return Object.entries(node).flatMap(([key, below]) =>
    leavesOf(below, path === '' ? key : `${path}.${key}`),
  );
}

function withValue(node: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  const group = (node ?? {}) as Readonly<Record<string, unknown>>;
  return { ...group, [key]: withValue(group[key], rest, value) };
}
