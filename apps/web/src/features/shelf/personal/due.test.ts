import { describe, expect, it } from 'vitest';
import { dueTone, partOfDay, usedShare } from './due.ts';

describe('a due date', () => {
  it.each([
    [-1, 'bad'],
    [0, 'warn'],
    [3, 'warn'],
    [4, 'ok'],
  ])('of %i days looks %s', (days, tone) =>
    expect(dueTone({ daysLeft: days, overdue: days < 0 })).toBe(tone),
  );

  it('of today looks bad as soon as its hour has passed', () =>
    expect(dueTone({ daysLeft: 0, overdue: true })).toBe('bad'));

  it('gives the part of the loan period that has passed', () => {
    expect(usedShare('2026-03-01', '2026-03-31', 15)).toBe(0.5);
    expect(usedShare('2026-03-01', '2026-03-31', -2)).toBe(1);
    expect(usedShare('2026-03-31', '2026-03-31', 0)).toBe(1);
    expect(usedShare('', '2026-03-31', 15)).toBe(0);
  });
});

describe('the greeting', () => {
  it.each([
    [4, 'evening'],
    [5, 'morning'],
    [12, 'afternoon'],
    [18, 'evening'],
  ])('at %i says %s', (hour, part) => expect(partOfDay(hour)).toBe(part));
});
