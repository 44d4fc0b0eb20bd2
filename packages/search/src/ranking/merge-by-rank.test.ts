import { describe, expect, it } from 'vitest';
import { MERGED_WORDS, mergeByRank } from './merge-by-rank.ts';

const certain = (id: string) => ({ id, score: 5000 });
const found = (id: string, score = 20) => ({ id, score });
const ids = (hits: ReturnType<typeof mergeByRank>) => hits?.map(({ id }) => id);

describe('words and meaning merged by reciprocal rank', () => {
  it('put what both find first, then the two lists in turn, words first', () => {
    const merged = mergeByRank({
      words: ['a', 'b', 'c'].map((id) => found(id)),
      meaning: ['x', 'c', 'y'],
      byWords: (id) => id === 'c',
    });
    expect(ids(merged)).toEqual(['c', 'a', 'x', 'b', 'y']);
    expect(merged?.[0]).toEqual({ id: 'c', score: 20 });
    expect(merged?.[2]).toEqual({ id: 'x', score: 0, byMeaning: true });
  });

  it('leave certain hits in front, and count ranks behind them', () => {
    const merged = mergeByRank({
      words: [certain('t1'), certain('t2'), found('a'), found('b')],
      meaning: ['b', 't2', 'x'],
      byWords: (id) => id !== 'x',
    });
    expect(ids(merged)).toEqual(['t1', 't2', 'b', 'a', 'x']);
  });

  it('put all hits of words first that were taken for others than were typed', () => {
    const merged = mergeByRank({
      words: [found('a'), found('b')],
      meaning: ['x', 'b'],
      byWords: (id) => id === 'b',
      isGuess: true,
    });
    expect(ids(merged)).toEqual(['a', 'b', 'x']);
  });

  it('mark no record that the words find far behind', () => {
    const words = Array.from({ length: MERGED_WORDS }, (_, at) => found(`w${at}`));
    const merged = mergeByRank({
      words,
      meaning: ['far', 'new'],
      byWords: (id) => id === 'far',
    });
    expect(merged).toHaveLength(MERGED_WORDS + 2);
    expect(merged?.filter((hit) => hit.byMeaning).map(({ id }) => id)).toEqual(['new']);
  });

  it('leave the words alone where nothing is meant, and where all that would be merged is certain', () => {
    const words = Array.from({ length: MERGED_WORDS }, (_, at) => certain(`w${at}`));
    expect(mergeByRank({ words, meaning: ['x'], byWords: () => false })).toBeUndefined();
    expect(mergeByRank({ words: [found('a')], meaning: [], byWords: () => false })).toBeUndefined();
  });
});
