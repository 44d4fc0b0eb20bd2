import { describe, expect, it } from 'vitest';
import { remoteSearchOf, sourceTabs } from './source-groups.ts';

function found(counts: Readonly<Record<string, number>>) {
  const values = Object.entries(counts).map(([value, count]) => ({ value, label: value, count }));
  return { facetResult: [{ name: 'docCode' as const, values, more: 0 }] };
}

describe('the tabs of sources', () => {
  it('are those with hits, after the tab for all', () => {
    const tabs = sourceTabs(found({ book: 7, journal: 2, newspaper: 1, map: 3 }), { docCode: [] });
    expect(tabs.map(({ key, count, chosen }) => [key, count, chosen])).toEqual([
      ['all', 13, true],
      ['books', 7, false],
      ['journals', 3, false],
    ]);
  });

  it('leave out a group that has all hits', () => {
    const tabs = sourceTabs(found({ book: 7 }), { docCode: [] });
    expect(tabs.map(({ key }) => key)).toEqual(['all']);
  });

  it('show the chosen one, even where a filter leaves nothing in it', () => {
    const tabs = sourceTabs(found({ book: 7 }), { docCode: ['thesis'] });
    expect(tabs.filter(({ chosen }) => chosen).map(({ key, count }) => [key, count])).toEqual([
      ['theses', 0],
    ]);
  });

  it('are not current if types of several groups are chosen', () => {
    const tabs = sourceTabs(found({ book: 7, thesis: 1 }), { docCode: ['book', 'thesis'] });
    expect(tabs.some(({ chosen }) => chosen)).toBe(false);
  });
});

describe('a search of other libraries', () => {
  it('has the words, and the field where others know it', () => {
    expect(remoteSearchOf({ keyWord: 'whale', searchField: 'title' })).toEqual({
      keyWord: 'whale',
      searchField: 'title',
    });
    expect(remoteSearchOf({ keyWord: 'whale', searchField: 'callNumber' })).toEqual({
      keyWord: 'whale',
      searchField: 'any',
    });
  });

  it('needs words, and not too many', () => {
    expect(remoteSearchOf({ keyWord: '', searchField: 'any' })).toBeUndefined();
    expect(remoteSearchOf({ keyWord: 'x'.repeat(301), searchField: 'any' })).toBeUndefined();
  });
});
