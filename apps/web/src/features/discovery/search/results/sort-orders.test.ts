import { describe, expect, it } from 'vitest';
import { DEFAULT_SEARCH } from '../../../../lib/search/read-search.ts';
import { withRows } from './page-size.tsx';
import { orderBy, orderOf, SORT_ORDERS } from './sort-orders.ts';

describe('the orders of a list', () => {
  it('are each read from the search that they make', () => {
    for (const order of SORT_ORDERS) expect(orderOf({ ...DEFAULT_SEARCH, ...orderBy(order) })).toBe(order);
  });

  it('have the years from both ends', () => {
    expect(orderBy('publishYear')).toEqual({ sortField: 'publishYear', sortClause: 'desc' });
    expect(orderBy('oldest')).toEqual({ sortField: 'publishYear', sortClause: 'asc' });
  });
});

describe('another page size', () => {
  it.each([
    [1, 10, 50, 1],
    [3, 10, 20, 2],
    [6, 10, 20, 3],
    [2, 50, 10, 6],
  ])(
    'leads from page %i of %i hits each to one of %i that has the first of them: %i',
    (page, rows, size, next) =>
      expect(withRows({ ...DEFAULT_SEARCH, page, rows }, size)).toMatchObject({ page: next, rows: size }),
  );
});
