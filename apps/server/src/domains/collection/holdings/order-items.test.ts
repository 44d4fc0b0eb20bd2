import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Item } from '../../../ports/ils/ils-items.ts';
import { orderItems } from './order-items.ts';

const item = (traits: Partial<Item>): Item => ({
  id: '1',
  bibId: '1',
  barcode: '1',
  libraryCode: 'MAIN',
  locationCode: '3F',
  callNumber: 'K20/1',
  volume: '',
  itemType: 'book',
  shelf: '',
  status: 'available',
  ...traits,
});

describe('items of a bib', () => {
  it('stand in the natural order of their volumes', () => {
    const volumes = ['卷一', '卷二', '卷十', '卷十一'];
    const items = volumes.toReversed().map((volume) => item({ volume }));
    expect(orderItems(items).map(({ volume }) => volume)).toEqual(volumes);
  });

  it.each([
    [['K20/1 v.1', 'K20/1 v.2', 'K20/1 v.10']],
    [['K20/1/卷二', 'K20/1/卷十', 'K20/1/卷十一']],
    [['QA76 .K5 v.2', 'QA76 .K5 v.10']],
    [['823 DIC Bd. 2', '823 DIC Bd. 10']],
    [['DVD 2', 'DVD 10']],
  ])('stand in this order if the call number has the volume: %j', (callNumbers) => {
    const items = callNumbers.toReversed().map((callNumber) => item({ callNumber }));
    expect(orderItems(items).map(({ callNumber }) => callNumber)).toEqual(callNumbers);
  });

  it('stay with their place, and places in the order in which they come', () => {
    const items = [
      item({ libraryCode: 'SOUTH', volume: '2' }),
      item({ libraryCode: 'MAIN', volume: '10' }),
      item({ libraryCode: 'SOUTH', volume: '1' }),
      item({ libraryCode: 'MAIN', volume: '9' }),
    ];
    expect(orderItems(items).map(({ libraryCode, volume }) => [libraryCode, volume])).toEqual([
      ['SOUTH', '1'],
      ['SOUTH', '2'],
      ['MAIN', '9'],
      ['MAIN', '10'],
    ]);
  });

  it('are all there, in the same order if ordered again', () => {
    const items = fc.array(
      fc.record({ callNumber: fc.string(), volume: fc.string(), barcode: fc.string() }).map(item),
    );
    fc.assert(
      fc.property(items, (given) => {
        const ordered = orderItems(given);
        expect(ordered).toHaveLength(given.length);
        expect(new Set(ordered)).toEqual(new Set(given));
        expect(orderItems(ordered)).toEqual(ordered);
      }),
    );
  });
});
