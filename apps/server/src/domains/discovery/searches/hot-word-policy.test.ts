import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blockedBy, mayBePersonal, rankWords, type WordCount, withCaller } from './hot-word-policy.ts';

const TODAY = '2026-03-20';

/** Callers of one month, one after the other, in the forms they typed. */
function counted(forms: readonly string[], day = TODAY, points = 2): WordCount {
  const searchKey = (forms[0] ?? '').toLowerCase();
  let count: WordCount | undefined;
  for (const words of forms) count = withCaller(count, { searchKey, words, points, day });
  return count!;
}

const times = (callers: number, words: string) => Array.from({ length: callers }, () => words);

describe('hot words', () => {
  it('need five readers within one month, or ten address blocks', () => {
    const two = [counted(times(3, 'whale'), '2026-02-25'), counted(times(4, 'whale'))];
    expect(rankWords(two, TODAY)).toEqual([]);
    expect(rankWords([counted([...times(4, 'whale'), 'Whale'])], TODAY)).toEqual(['whale']);
    expect(rankWords([counted(times(9, 'whale'), TODAY, 1)], TODAY)).toEqual([]);
    expect(rankWords([counted(times(10, 'whale'), TODAY, 1)], TODAY)).toEqual(['whale']);
  });

  it('fade: five callers of today stand above eight of two weeks ago', () => {
    const counts = [counted(times(8, 'old'), '2026-03-06'), counted(times(5, 'new'))];
    expect(rankWords(counts, TODAY)).toEqual(['new', 'old']);
  });

  it('weigh the same whether callers came on one day and faded, or are counted as they fade', () => {
    let count = counted(times(4, 'whale'), '2026-03-06');
    count = withCaller(count, { searchKey: 'whale', words: 'whale', points: 2, day: TODAY });
    expect(count).toMatchObject({ points: 10, weight: 2, lastDay: TODAY });
  });

  it('stand in the form that most callers typed, in whatever order', () => {
    const forms = fc.shuffledSubarray(['DUNE', 'dune', ...times(4, 'Dune')], { minLength: 6 });
    fc.assert(
      fc.property(forms, (typed) => {
        expect(rankWords([counted(typed)], TODAY)).toEqual(['Dune']);
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
