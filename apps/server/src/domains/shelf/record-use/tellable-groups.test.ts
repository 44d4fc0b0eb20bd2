import { expect, it } from 'vitest';
import { tellableGroups } from './tellable-groups.ts';

/** Groups of so many readers, each with two loans. */
const groups = (sizes: Readonly<Record<string, number>>) =>
  new Map(
    Object.entries(sizes).map(([code, size]) => [
      code,
      { loanCount: 2 * size, readers: new Set(Array.from({ length: size }, (_, at) => `${code}${at}`)) },
    ]),
  );
const told = (sizes: Readonly<Record<string, number>>) =>
  tellableGroups(groups(sizes), 5).map(({ code, readerCount }) => [code, readerCount]);

it('groups that are large enough are told, most loans first', () => {
  expect(told({ a: 5, b: 9 })).toEqual([
    ['b', 9],
    ['a', 5],
  ]);
});

it('small groups are told together where they are enough readers', () => {
  expect(told({ a: 8, b: 4, c: 1 })).toEqual([
    ['a', 8],
    ['', 5],
  ]);
});

it('a small rest takes the smallest group with it, so that nobody can work it out', () => {
  expect(told({ a: 12, b: 6, c: 1 })).toEqual([
    ['a', 12],
    ['', 7],
  ]);
  expect(told({ a: 12, c: 1 })).toEqual([]);
});

it('readers without a group are never a group, and a library without any has none', () => {
  expect(told({ '': 20 })).toEqual([]);
  expect(told({ '': 20, a: 6 })).toEqual([
    ['a', 6],
    ['', 20],
  ]);
  expect(told({})).toEqual([]);
});
