import { describe, expect, it } from 'vitest';
import { mappingPathOf } from './mapping-path.ts';
import { type KeyValueStore, prefixedStore } from './storage.ts';

interface Values {
  jwt: string;
  recentSearches: readonly string[];
}

function memory(): KeyValueStore & { readonly entries: Map<string, string> } {
  const entries = new Map<string, string>();
  return {
    entries,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  };
}

describe('browser storage', () => {
  it("keeps two tenants of one origin apart: neither sees the other's session", () => {
    const browser = memory();
    const demo = prefixedStore<Values>('demo', () => browser);
    const harbour = prefixedStore<Values>('harbour', () => browser);
    demo.write('jwt', 'secret');
    expect(harbour.read('jwt')).toBeUndefined();
    harbour.write('jwt', 'other');
    harbour.remove('jwt');
    expect(demo.read('jwt')).toBe('secret');
    expect([...browser.entries.keys()]).toEqual(['demo:jwt']);
  });

  it('gives back what was stored', () => {
    const store = prefixedStore<Values>('demo', memory);
    const browser = memory();
    const same = prefixedStore<Values>('demo', () => browser);
    same.write('recentSearches', ['红楼梦', 'a:b']);
    expect(same.read('recentSearches')).toEqual(['红楼梦', 'a:b']);
    expect(store.read('recentSearches')).toBeUndefined();
  });

  it('takes what it cannot read for nothing', () => {
    const browser = memory();
    browser.setItem('demo:jwt', '{not json');
    expect(prefixedStore<Values>('demo', () => browser).read('jwt')).toBeUndefined();
  });

  it('goes on where the browser refuses to store', () => {
    const refusing = prefixedStore<Values>('demo', () => {
      throw new Error('denied');
    });
    refusing.write('jwt', 'x');
    refusing.remove('jwt');
    expect(refusing.read('jwt')).toBeUndefined();
  });
});

describe('the tenant of an address', () => {
  it.each([
    ['/demo/', 'demo'],
    ['/demo', 'demo'],
    ['/demo/index.html', 'demo'],
    ['/', ''],
    ['/index.html', ''],
    ['/%E5%9B%BE/', '图'],
    ['/%E5%9B/', ''],
  ])('%s is "%s"', (path, name) => expect(mappingPathOf(path)).toBe(name));
});
