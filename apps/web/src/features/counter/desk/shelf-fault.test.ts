import { describe, expect, it } from 'vitest';
import { type ShelfPlace, shelfFault } from './shelf-fault.ts';

type Item = Parameters<typeof shelfFault>[0];

const HERE: ShelfPlace = { libCode: 'MAIN', locationName: '3rd floor', shelfKey: 'b' };
const copy = (traits: Partial<Item> = {}) =>
  ({ ...HERE, status: 'available', loan: null, request: null, ...traits }) as Item;

describe('a copy on a shelf', () => {
  it('is right where it belongs, behind the one before', () => {
    expect(shelfFault(copy(), undefined)).toBeUndefined();
    expect(shelfFault(copy({ shelfKey: 'c' }), HERE)).toBeUndefined();
    expect(shelfFault(copy({ status: 'reference' }), HERE)).toBeUndefined();
  });

  it.each<[NonNullable<ReturnType<typeof shelfFault>>, Partial<Item>]>([
    ['on_loan', { status: 'on_loan', loan: {} as NonNullable<Item['loan']> }],
    ['for_reader', { request: {} as NonNullable<Item['request']> }],
    ['marked', { status: 'missing' }],
    ['elsewhere', { libCode: 'SOUTH' }],
    ['elsewhere', { locationName: 'Stack' }],
    ['order', { shelfKey: 'a' }],
  ])('is wrong: %s', (fault, traits) => expect(shelfFault(copy(traits), HERE)).toBe(fault));
});
