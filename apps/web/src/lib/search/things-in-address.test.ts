import { expect, it } from 'vitest';
import { readSearch, writeSearch } from './search-in-address.ts';
import { readChosenThings, writeChosenThings } from './things-in-address.ts';

const queryOf = (address: string) => new URLSearchParams(address.split('?')[1]);
const { state } = readSearch(new URLSearchParams('keyWord=whale&langCode=eng&page=3'));

it('are read as they were written, and the search beside them stays as it was', () => {
  for (const page of [1, 2]) {
    const address = writeChosenThings(state, 'cover', { kind: 'topic', page });
    expect(readChosenThings(queryOf(address))).toEqual({ kind: 'topic', page });
    expect(readSearch(queryOf(address))).toEqual({ state, view: 'cover' });
  }
});

it('are none in the address of a search for records, or of an unknown kind', () => {
  expect(readChosenThings(queryOf(writeSearch(state)))).toBeUndefined();
  expect(readChosenThings(new URLSearchParams('keyWord=whale&things=unicorn'))).toBeUndefined();
});

it('begin on the first page if the page is unreadable', () => {
  for (const page of ['0', '-1', 'x', '9999'])
    expect(readChosenThings(new URLSearchParams(`things=topic&thingsPage=${page}`))?.page).toBe(1);
});
