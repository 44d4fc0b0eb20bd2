import { searchStateSchema } from '@lectern/contracts/discovery/search/search-state';
import { describe, expect, it } from 'vitest';
import { changeSearch, prepareAnySearch } from './prepare-search.ts';

describe('a prepared search that changes', () => {
  const state = searchStateSchema.parse({ keyWord: 'whale', libCode: ['main'], langCode: ['eng'] });
  const search = prepareAnySearch(state, { languages: ['eng'] });

  it('keeps its words where only filters change, and places are then where a copy is on shelf', () => {
    const changed = changeSearch(search, { onlyOnShelf: true });
    expect(changed.query).toBe(search.query);
    expect(changed.ranking).toBe(search.ranking);
    expect(changed.filters.map(({ filter }) => filter.field).sort()).toEqual([
      'language',
      'onShelf',
      'shelfLibrary',
    ]);
  });

  it('keeps its filters where only words change', () => {
    const changed = changeSearch(search, { keyWord: 'fish' });
    expect(changed.filters).toBe(search.filters);
    expect(changed.query).toEqual({ kind: 'text', field: 'any', text: 'fish', match: 'all' });
    expect(changed.state.libCode).toEqual(['main']);
  });

  it('reads both again where both change', () => {
    const changed = changeSearch(search, { keyWord: '', libCode: [], langCode: [] });
    expect(changed.query).toEqual({ kind: 'everything' });
    expect(changed.filters).toEqual([]);
  });
});
