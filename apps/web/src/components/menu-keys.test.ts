import { describe, expect, it } from 'vitest';
import { entryAfterKey, entryBeginning, letterCollector } from './menu-keys.ts';

describe('letters typed in a menu', () => {
  const labels = ['Share', 'Save', 'Print', 'Sort by title'];

  it('lead to the next entry that begins with them, whatever their case', () => {
    expect(entryBeginning('p', labels, 0)).toBe(2);
    expect(entryBeginning('SO', labels, 0)).toBe(3);
    expect(entryBeginning('sh', labels, 3)).toBe(0);
    expect(entryBeginning('x', labels, 0)).toBeUndefined();
  });

  it('go on to the next such entry where one letter is typed again', () => {
    expect(entryBeginning('s', labels, 0)).toBe(1);
    expect(entryBeginning('ss', labels, 1)).toBe(3);
    expect(entryBeginning('sss', labels, 3)).toBe(0);
  });

  it('are one word until a pause', () => {
    const collect = letterCollector();
    expect([collect('s', 1000), collect('o', 1400), collect('p', 2000)]).toEqual(['s', 'so', 'p']);
  });
});

describe('keys that move in a menu', () => {
  it.each([
    ['ArrowDown', 2, 0],
    ['ArrowDown', -1, 0],
    ['ArrowUp', 0, 2],
    ['ArrowUp', -1, 2],
    ['ArrowUp', 2, 1],
    ['Home', 2, 0],
    ['End', 0, 2],
    ['Tab', 0, undefined],
  ])('%s from %i of three leads to %s', (key, now, next) => expect(entryAfterKey(key, now, 3)).toBe(next));
});
