import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blockedBy, mayBePersonal, rankWords, type SearchCount } from './hot-word-policy.ts';

const TODAY = '2026-03-20';

function counted(words: string, callers: number, at: Partial<SearchCount> = {}): SearchCount {
  return { searchKey: words.toLowerCase(), period: '2026-03', words, day: TODAY, callers, ...at };
}

describe('hot words', () => {
  it('need five callers within one month', () => {
    const two = [counted('whale', 3, { period: '2026-02', day: '2026-02-25' }), counted('whale', 4)];
    expect(rankWords(two, TODAY)).toEqual([]);
    expect(rankWords([counted('whale', 4), counted('Whale', 1)], TODAY)).toEqual(['whale']);
  });

  it('fade: five callers of today stand above eight of two weeks ago', () => {
    const counts = [counted('old', 8, { day: '2026-03-06' }), counted('new', 5)];
    expect(rankWords(counts, TODAY)).toEqual(['new', 'old']);
  });

  it('stand in the form that most callers typed', () => {
    expect(rankWords([counted('DUNE', 2), counted('Dune', 4)], TODAY)).toEqual(['Dune']);
  });

  it('are each listed once, whatever was counted', () => {
    const counts = fc.array(
      fc.record({
        searchKey: fc.constantFrom('a', 'b', 'c'),
        period: fc.constantFrom('2026-02', '2026-03'),
        words: fc.constantFrom('x', 'y', 'z'),
        day: fc.constantFrom('2026-02-25', '2026-03-01', TODAY, '2026-03-21'),
        callers: fc.integer({ min: 1, max: 9 }),
      }),
    );
    fc.assert(
      fc.property(counts, (given) => {
        expect(rankWords(given, TODAY).length).toBeLessThanOrEqual(
          new Set(given.map((one) => one.searchKey)).size,
        );
      }),
    );
  });
});

describe('blocked words', () => {
  const isBlocked = blockedBy(['Ass', '赌博', 'hot tub']);

  it.each(['ass', 'ASS', 'my ass', 'a Hot-Tub for two', '网络赌博', '賭博史'])('block %s', (words) =>
    expect(isBlocked(words)).toBe(true),
  );

  it.each(['class', 'passion', 'hot bath tub', '博弈'])('leave %s', (words) =>
    expect(isBlocked(words)).toBe(false),
  );
});

describe('what may be personal', () => {
  it.each([
    'a.reader@example.org',
    '13800138000',
    '138 0013 8000',
    '110101199003070000',
    '２０１９００１２３４',
  ])('is %s', (words) => expect(mayBePersonal(words)).toBe(true));

  it.each(['978-7-02-000220-7', '702000220X', '1949-1978', '0028-0836', '2666', 'C++', 'Catch-22'])(
    'is not %s',
    (words) => expect(mayBePersonal(words)).toBe(false),
  );
});
