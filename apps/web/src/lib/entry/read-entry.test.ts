import { describe, expect, it } from 'vitest';
import { readEntry } from './read-entry.ts';

const TOKEN = 'eyJh.eyJp.c2ln';
const token = { kind: 'token', jwt: TOKEN };

describe('the page that another system names', () => {
  it.each([
    ['0', '/personalExternal/0'],
    ['4', '/personalExternal/4'],
    ['5', '/personalExternal/5'],
    ['6', '/personalExternal/6'],
    ['7', '/personalExternal/7'],
    ['9', '/personalExternal/11'],
    ['10', '/personalExternal/10'],
    ['11', '/personalExternal/8'],
    ['14', '/personalExternal/14'],
    ['23', '/personalExternal/23'],
    ['8', '/customTabs'],
    ['101', '/searchList'],
    ['102', '/home'],
    ['103', '/drivePurchas'],
    ['104', '/newBookInform'],
    ['108', '/newDataBase'],
    ['109', '/dataBaseNav'],
    ['110', '/bookDonate'],
    ['111', '/bookListNav'],
  ])('pageType %s is %s', (pageType, path) => {
    const target = `${path}?pageType=${pageType}`;
    const search = `?jwt=${TOKEN}&jwtHeader=x-lectern-session&pageType=${pageType}`;
    expect(readEntry(search, '')).toEqual({ proof: token, target, search: '' });
    expect(readEntry('', `#/${search}`)).toEqual({ proof: token, target, search: '' });
  });

  it('is one thing where the address names it', () => {
    expect(readEntry('?pageType=102&recordId=0197-a', '')?.target).toBe(
      '/searchList/bookDetails/0197-a?pageType=102',
    );
    expect(readEntry('?pageType=108&recordId=a%2Fb', '')?.target).toBe(
      '/newDataBase/details/a%2Fb?pageType=108',
    );
  });

  it('is home for a number that does not exist', () => {
    for (const pageType of ['1', '999', 'constructor', '//evil.example', 'javascript:1']) {
      expect(readEntry(`?pageType=${encodeURIComponent(pageType)}`, '')?.target).toBe('/home');
    }
  });
});

describe('a token in an address', () => {
  it('is taken out of it, wherever it stands', () => {
    for (const [search, hash, target] of [
      [`?jwt=${TOKEN}&jwtHeader=h`, '', '/home'],
      ['', `#/loginExternal/${TOKEN}/x-lectern-session`, '/home'],
      ['', `#/loginExternal/${TOKEN}/x-lectern-session?pageType=5`, '/personalExternal/5?pageType=5'],
      ['', `#/personalExternal/5?jwt=${TOKEN}&jwtHeader=h`, '/personalExternal/5'],
      [`?jwt=${TOKEN}`, '#/searchList?keyWord=a%20b&libCode=MAIN', '/searchList?keyWord=a%20b&libCode=MAIN'],
    ] as const) {
      const entry = readEntry(search, hash);
      expect(entry).toEqual({ proof: token, target, search: '' });
      expect(`${entry?.search}${entry?.target}`).not.toContain(TOKEN);
    }
  });

  it('is taken out of a search too', () => {
    const entry = readEntry(`?searchType=title&keyword=x&jwt=${TOKEN}&uid=4`, '');
    expect(entry).toEqual({
      proof: token,
      target: '/searchListExternal?searchType=title&keyword=x',
      search: '',
    });
  });

  it('comes from WeChat as a code with a state', () => {
    expect(readEntry('?code=c%2B1&state=s1', '#/login')).toEqual({
      proof: { kind: 'wechat', code: 'c+1', state: 's1' },
      target: '/login',
      search: '',
    });
    expect(readEntry('?code=c1', '')).toBeUndefined();
    expect(readEntry('?wechat=messages&code=c1&state=s1', '')?.proof).toEqual({
      kind: 'wechat-messages',
      code: 'c1',
      state: 's1',
    });
  });
});

describe('an id in an address', () => {
  const named = (uid: string) => ({ uid, byAddress: true });

  it('names the page where accounts are linked, is taken out and goes along in the state of the page', () => {
    expect(readEntry('?uid=42', '')).toEqual({ target: '/bindUid', search: '', state: named('42') });
    expect(readEntry('?uid=a%2Fb', '#/home')).toEqual({
      target: '/bindUid',
      search: '',
      state: named('a/b'),
    });
    for (const hash of ['#/?uid=42', '#?uid=42', '#/home?uid=42'])
      expect(readEntry('', hash)).toEqual({ target: '/bindUid', search: '', state: named('42') });
    for (const [search, hash] of [
      ['?relevanceUid=42', ''],
      ['?relevanceUid=42&uid=41', ''],
      ['', '#/?relevanceUid=42'],
    ] as const)
      expect(readEntry(search, hash)).toEqual({ target: '/relevanceUid', search: '', state: named('42') });
  });

  it('names nothing beside a token', () => {
    expect(readEntry(`?jwt=${TOKEN}&uid=42`, '')).toEqual({ proof: token, target: '/home', search: '' });
  });

  it('is none of ours where a page of ours has it in its query', () => {
    expect(readEntry('', '#/searchList?uid=42')).toBeUndefined();
  });
});

describe('an address with a search', () => {
  it('leads to the external search list and does not decode the words', () => {
    const target = '/searchListExternal?searchType=title&keyword=%BA%EC&matchType=2&docType=book';
    const query = '?searchType=title&keyword=%BA%EC&matchType=2&docType=book';
    expect(readEntry(query, '')?.target).toBe(target);
    expect(readEntry(query, '#/home')?.target).toBe(target);
  });

  it('is read behind the hash too', () => {
    const query = '?searchType=title&keyword=x&matchType=2&docType=book';
    for (const hash of [`#/${query}`, `#${query}`, `#/home${query}`, `#/Home${query}`])
      expect(readEntry('', hash), hash).toEqual({
        target: `/searchListExternal${query}`,
        search: '',
      });
  });
});

describe('a library in an address', () => {
  it('is kept, and the page stays', () => {
    expect(readEntry('?libCode=EAST', '#/searchList?keyWord=x')).toEqual({
      libCode: 'EAST',
      target: '/searchList?keyWord=x',
      search: '',
    });
    for (const hash of ['#/?libCode=EAST', '#/home?libCode=EAST'])
      expect(readEntry('', hash)).toEqual({ libCode: 'EAST', target: '/home', search: '' });
  });
});

describe('an address of our own', () => {
  it('is left as it is', () => {
    for (const [search, hash] of [
      ['', ''],
      ['', '#/home'],
      ['?hideNav=1', '#/home'],
      ['?keyword=x', ''],
      ['?searchType=title', ''],
      ['', '#/searchList?libCode=MAIN&keyWord=uid'],
      ['', '#/personalExternal/5?pageType=5'],
      ['', '#/searchListExternal?searchType=title&keyword=x'],
      ['', '#/loginExternal'],
    ] as const) {
      expect(readEntry(search, hash), search + hash).toBeUndefined();
    }
  });

  it('keeps what says how the page looks', () => {
    expect(readEntry('?hideNav=1&pageType=101', '')?.search).toBe('?hideNav=1');
  });
});
