import { blankSettings } from '@lectern/contracts/people/tenant/stored-settings';
import { describe, expect, it } from 'vitest';
import { setSettings } from './set-settings.ts';

function set(path: string, text: string | undefined) {
  const outcome = setSettings(blankSettings(), [{ path, text }]);
  if ('refusal' in outcome) throw new Error(outcome.refusal);
  return outcome.settings;
}

describe('a setting given as text', () => {
  it('is text, a number, a list or an object, as the setting wants it', () => {
    expect(set('public.recoFlag', '1').public.recoFlag).toBe('1');
    expect(set('public.privacyVersion', '2').public.privacyVersion).toBe('2');
    expect(set('policy.fineLimit', '900').policy.fineLimit).toBe(900);
    expect(set('public.languages', 'en-US, fr-FR').public.languages).toEqual(['en-US', 'fr-FR']);
    expect(set('public.personalMenuShown', '5,1').public.personalMenuShown).toEqual([5, 1]);
    expect(set('public.personalMenuShown', '5').public.personalMenuShown).toEqual([5]);
    expect(set('contentPolicy.scriptHosts', 'chat.example.org').contentPolicy.scriptHosts).toHaveLength(1);
    expect(set('search.weights', '{"title":3}').search.weights).toEqual({ title: 3 });
    expect(set('names.fr-FR', 'Nord').names).toEqual({ 'fr-FR': 'Nord' });
    expect(set('ils.host', 'ils.example.org').ils).toMatchObject({ host: 'ils.example.org' });
  });

  it('may be one of a group that needs several, which are given together in any order', () => {
    const texts = { 'mail.port': '25', 'mail.host': 'mail.example.org', 'mail.from': 'desk@example.org' };
    const changes = Object.entries(texts).map(([path, text]) => ({ path, text }));
    expect(setSettings(blankSettings(), changes)).toMatchObject({
      settings: { mail: { host: 'mail.example.org', port: 25, from: 'desk@example.org' } },
    });
    const incomplete = setSettings(blankSettings(), changes.slice(0, 2));
    expect('refusal' in incomplete && incomplete.refusal).toContain('mail.from');
  });

  it('has its default again when it is removed', () => {
    expect(set('public.navTextColor', undefined).public.navTextColor).toBe('ffffff');
  });

  it.each([
    ['public.navBackColor', 'red', 'Allowed: text of the form ^[0-9a-fA-F]{6}$'],
    ['public.recoFlag', 'yes', 'Allowed: 0 or 1'],
    ['public.bindMailOrPhone', '9', 'Allowed: 1 or 2 or 3 or 4 or nothing'],
    ['public.primaryIdProtectTime', '0', 'Allowed: a whole number from 1 to 600'],
    ['public.defaultLanguage', 'de', 'Allowed: zh-CN or zh-TW or en-US or fr-FR'],
    ['public.chatScriptUrl', 'javascript:alert(1)', 'Allowed: text of the form'],
    ['public.helpUrl', 'ftp://example.org', 'Allowed: text of the form'],
    ['contentPolicy.scriptHosts', 'x.example.org; script-src *', 'Allowed: a list'],
    ['navTextColor', 'ffffff', 'There is no setting navTextColor. Similar: public.navTextColor'],
    ['public.nothing', '1', 'There is no setting public.nothing'],
    ['public.__proto__', '1', 'There is no setting'],
    ['version', '1', 'There is no setting version'],
    ['texts.unknown.en-US', 'x', 'There is no setting'],
    ['ils.bindPassword', 'geheim', 'lectern secret set'],
  ])('is refused for %s=%s, with what is allowed', (path, text, words) => {
    const outcome = setSettings(blankSettings(), [{ path, text }]);
    expect('refusal' in outcome && outcome.refusal).toContain(words);
  });
});
