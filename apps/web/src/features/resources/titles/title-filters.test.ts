import { LETTERS } from '@lectern/contracts/resources/databases/eresource';
import { TITLE_KINDS, TITLE_MARKS } from '@lectern/contracts/resources/titles/title';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isNarrowed, NO_FILTERS, readFilters, toggledDatabase, writeFilters } from './title-filters.ts';

const NOWHERE = new URLSearchParams();

describe('the filters of titles in the address', () => {
  it('come back as they were written', () => {
    const filters = fc.record({
      keyWord: fc.string({ maxLength: 50 }).map((words) => words.trim()),
      letter: fc.constantFrom('', ...LETTERS),
      kind: fc.constantFrom(undefined, ...TITLE_KINDS),
      eresource: fc.uniqueArray(fc.stringMatching(/^[a-z0-9-]{1,12}$/), { maxLength: 5 }),
      isFree: fc.boolean(),
      marks: fc.subarray([...TITLE_MARKS]),
    });
    fc.assert(
      fc.property(filters, (one) => {
        const written = writeFilters(one, NOWHERE);
        expect(readFilters(new URLSearchParams(written.toString()))).toEqual(one);
        expect(isNarrowed(one)).toBe(written.size > 0);
      }),
    );
  });

  it('are none for what the call would not take', () => {
    expect(
      readFilters(new URLSearchParams('letter=AB&kind=map&eresource=%3Cb%3E&isFree=maybe&keyWord=%20')),
    ).toEqual(NO_FILTERS);
  });

  it('keep what hides the navigation', () => {
    expect(writeFilters({ letter: 'A' }, new URLSearchParams('hideNav=1&page=3')).toString()).toBe(
      'letter=A&hideNav=1',
    );
  });

  it('choose a database, and choose it no more', () => {
    const once = toggledDatabase(NO_FILTERS, 'jstor');
    expect(once.eresource).toEqual(['jstor']);
    expect(toggledDatabase(once, 'jstor')).toEqual(NO_FILTERS);
  });
});
