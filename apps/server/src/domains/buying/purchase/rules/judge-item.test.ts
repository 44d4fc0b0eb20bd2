import type { PurchaseRule } from '@lectern/contracts/buying/purchase/purchase-rule';
import { describe, expect, it } from 'vitest';
import { freightParts } from '../freight.ts';
import { type JudgedItem, type JudgedReader, judgeItem, judgeReader } from './judge-item.ts';

const RULE: PurchaseRule = {
  group: '*',
  isOn: true,
  booksPerMonth: 2,
  moneyPerYear: 10_000,
  highestPrice: 5000,
  yearsBack: 5,
  classesLeftOut: ['TP3', 'g4'],
  kindsLeftOut: ['exam'],
  languages: ['chi'],
  mayBeHeld: false,
  budgetIds: [],
};
const READER: JudgedReader = { rule: RULE, isBlocked: false, booksThisMonth: 0, moneyThisYear: 0 };
const ITEM: JudgedItem = {
  price: 5000,
  freight: 500,
  currency: 'CNY',
  year: 2021,
  classNo: 'I267',
  kind: 'book',
  language: 'chi',
  stock: 3,
  isSold: true,
  isHeld: false,
  isOnOrder: false,
};
const TERMS = { currency: 'CNY', year: 2026 };
const of = (item: Partial<JudgedItem>, reader: Partial<JudgedReader> = {}) =>
  judgeItem({ ...READER, ...reader }, { ...ITEM, ...item }, TERMS);

describe('the rules of drive purchase', () => {
  it('allow a title at each of their limits', () => {
    expect(of({})).toEqual([]);
    expect(of({}, { booksThisMonth: 1, moneyThisYear: 4500 })).toEqual([]);
    expect(of({ year: 0, language: '', stock: -1, classNo: '' })).toEqual([]);
  });

  it.each([
    ['price', { price: 5001 }],
    ['year', { year: 2020 }],
    ['class', { classNo: 'TP312' }],
    ['class', { classNo: 'G40-01' }],
    ['kind', { kind: 'exam' }],
    ['language', { language: 'eng' }],
    ['soldOut', { stock: 0 }],
    ['gone', { isSold: false }],
    ['held', { isHeld: true }],
    ['onOrder', { isOnOrder: true }],
    ['currency', { currency: 'EUR' }],
  ] as const)('say %s for %o', (reason, item) => {
    expect(of(item)).toEqual([reason]);
  });

  it('count the freight for the money of a year, and not for the price', () => {
    expect(of({}, { moneyThisYear: 4501 })).toEqual(['moneyPerYear']);
  });

  it('say nothing but off where a group may not order', () => {
    expect(of({ price: 9999 }, { rule: { ...RULE, isOn: false } })).toEqual(['off']);
    expect(of({}, { rule: undefined })).toEqual(['off']);
  });

  it('say of a reader what holds for all titles', () => {
    expect(judgeReader({ ...READER, isBlocked: true, booksThisMonth: 2, moneyThisYear: 10_000 })).toEqual([
      'blocked',
      'booksPerMonth',
      'moneyPerYear',
    ]);
    const open = { ...RULE, booksPerMonth: null, moneyPerYear: null };
    expect(judgeReader({ ...READER, rule: open, booksThisMonth: 99, moneyThisYear: 1e9 })).toEqual([]);
  });
});

describe('freight', () => {
  it.each([
    ['nothing', { first: 800, further: 200, freeFrom: 0 }, [], []],
    [
      'the first and the others',
      { first: 800, further: 200, freeFrom: 0 },
      [1000, 2000, 3000],
      [800, 200, 200],
    ],
    ['nothing from a sum on', { first: 800, further: 200, freeFrom: 6000 }, [3000, 3000], [0, 0]],
    ['up to that sum', { first: 800, further: 200, freeFrom: 6001 }, [3000, 3000], [800, 200]],
  ] as const)('costs %s', (_what, rule, prices, parts) => {
    expect(freightParts(rule, prices)).toEqual(parts);
  });
});
