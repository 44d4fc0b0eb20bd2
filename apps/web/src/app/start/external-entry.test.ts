import { describe, expect, it } from 'vitest';
import { externalEntry } from './external-entry.ts';

describe('an address with a search in front of its hash', () => {
  it('leads to the external search list and does not decode the words', () => {
    expect(externalEntry('?searchType=title&keyword=%BA%EC&matchType=2')).toBe(
      '#/searchListExternal?searchType=title&keyword=%BA%EC&matchType=2',
    );
  });

  it('gives undefined for other addresses', () => {
    for (const search of ['', '?keyword=x', '?hideNav=1', '?searchType=title']) {
      expect(externalEntry(search)).toBeUndefined();
    }
  });
});
