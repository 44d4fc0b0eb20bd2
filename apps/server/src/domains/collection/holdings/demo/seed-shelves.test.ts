import { demoItems } from '@lectern/demo/holdings/demo-items';
import { demoShelves } from '@lectern/demo/holdings/shelves';
import { expect, it } from 'vitest';
import { shelfOf } from '../shelves/shelf-range.ts';

it('the shelves of the demo library have each copy of their location, and no shelf is empty', () => {
  const ranges = demoShelves('demo').map((shelf) => ({ ...shelf, scheme: 'clc' as const }));
  const copies = demoItems('demo').filter(({ locationCode }) => locationCode === ranges[0]?.locationCode);
  const used = new Set<string>();
  for (const copy of copies) {
    const shelf = shelfOf(ranges, copy);
    expect(shelf, copy.callNumber).toBeDefined();
    used.add(shelf?.shelf ?? '');
  }
  expect(copies.length).toBeGreaterThan(100);
  expect(used.size).toBeGreaterThan(5);
});
