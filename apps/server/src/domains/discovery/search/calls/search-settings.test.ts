import { SEARCH_FIELDS } from '@lectern/contracts/discovery/search/search-state';
import { WEIGHTED_FIELDS } from '@lectern/contracts/people/tenant/search-settings';
import { REMOTE_FIELDS } from '@lectern/contracts/people/tenant/source-settings';
import { KEYWORD_FIELDS, TEXT_FIELDS } from '@lectern/search/search-document';
import { describe, expect, it } from 'vitest';

// The contracts are the browser's too and know no engine: here both are seen.
describe('the fields that contracts name', () => {
  it('that libraries may weigh are the text fields of the engine, in the order of its weights', () => {
    expect(WEIGHTED_FIELDS).toEqual(TEXT_FIELDS);
  });

  it('that readers may search are those of the engine', () => {
    expect([...SEARCH_FIELDS].sort()).toEqual(['any', ...TEXT_FIELDS, ...KEYWORD_FIELDS].sort());
    expect(SEARCH_FIELDS).toEqual(expect.arrayContaining([...REMOTE_FIELDS]));
  });
});
