import { describe, expect, it } from 'vitest';
import { hiddenParts } from './hidden-parts.ts';

const PLAIN = { navigationHidden: '0', filingNumberHide: '0' } as const;

function at(address: string, settings: Partial<Record<keyof typeof PLAIN, '0' | '1'>> = {}) {
  const [before = '', hash = ''] = address.split('#');
  const [pathname = '', search = ''] = hash.split('?');
  return hiddenParts({ pathname, search, outerSearch: before }, { ...PLAIN, ...settings });
}

describe('the parts around a page', () => {
  it.each(['#/home', '#/searchList?keyWord=hideNav', '#/personalCenter', '#/privacy', '?uid=1#/home'])(
    'are all shown at %s',
    (address) => {
      expect(at(address)).toEqual({ navigation: false, filing: false });
    },
  );

  it.each([
    '#/previewPdf/a/b',
    '#/oldPrivacy',
    '#/home?hideNav=1',
    '#/home?hidenav',
    '?hideNav=true#/searchList?keyWord=x',
    '#/searchList?pageType=101',
    '?jwt=x&pageType=0#/home',
  ])('are shown at %s, but for the navigation', (address) => {
    expect(at(address)).toEqual({ navigation: true, filing: false });
  });

  it.each(['#/personalExternal/5', '#/dataBaseNavExternal?subject=law'])(
    'are shown at %s, but for the navigation and the filing notice',
    (address) => {
      expect(at(address)).toEqual({ navigation: true, filing: true });
    },
  );

  it.each(['#/home?hideNav=0', '#/home?hideNav=false', '#/home?pageType='])('are shown at %s', (address) => {
    expect(at(address).navigation).toBe(false);
  });

  it.each(['#/drivePurchas', '#/drivePurCart', '#/specialNav', '#/specialNav/7', '#/SPECIALNAV/7'])(
    'are shown at %s, but for the navigation',
    (address) => {
      expect(at(address)).toEqual({ navigation: true, filing: false });
    },
  );

  it.each(['#/aiSearch', '#/login', '#/loginExternal/a/b', '#/searchListExternal/title/x/2'])(
    'are shown at %s, but for the filing notice',
    (address) => {
      expect(at(address)).toEqual({ navigation: false, filing: true });
    },
  );

  it('are hidden by the settings of a library on all its pages', () => {
    expect(at('#/home', { navigationHidden: '1' })).toMatchObject({ navigation: true });
    expect(at('#/home', { filingNumberHide: '1' })).toMatchObject({ navigation: false, filing: true });
  });
});
