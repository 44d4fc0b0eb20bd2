import { expect, it } from 'vitest';
import { permanentBibLink, permanentLink } from './permanent-link.ts';

const place = { origin: 'https://library.example', pathname: '/demo/' };

it('leads to a record by the address without a hash, and by the hash where the library has no path', () => {
  expect(permanentBibLink('b1', place)).toBe('https://library.example/demo/record/b1');
  expect(permanentBibLink('b1', { ...place, pathname: '/' })).toBe(
    'https://library.example/#/searchList/bookDetails/b1',
  );
});

it('leads to other pages by the hash', () => {
  expect(permanentLink('/searchList?keyWord=x', place)).toBe(
    'https://library.example/demo/#/searchList?keyWord=x',
  );
});
