import { describe, expect, it } from 'vitest';
import { MERGED_WORDS, mergeByRank } from './merge-by-rank.ts';

const certain = (id: string) => ({ id, score: 5000 });
const found = (id: string, score = 20) => ({ id, score });
const ids = (hits: ReturnType<typeof mergeByRank>) => hits?.map(({ id }) => id);

/** The hits that keep their places in front whatever their score. */
const leading = ['l1', 'l2', 'l3', 'l4', 'l5'];

describe('words and meaning merged by reciprocal rank', () => {
  it('leave the first five hits of the words in front', () => {
    const merged = mergeByRank({
      words: leading.map((id) => found(id)),
      meaning: ['x', 'l5', 'y'],
      byWords: (id) => leading.includes(id),
    });
    expect(ids(merged)).toEqual([...leading, 'x', 'y']);
  });

  it('put behind these what both find first, then the two lists in turn, words first', () => {
    const merged = mergeByRank({
      words: [...leading, 'a', 'b', 'c'].map((id) => found(id)),
      meaning: ['l2', 'l1', 'l5', 'l3', 'l4', 'x', 'c', 'y'],
      byWords: (id) => leading.includes(id) || id === 'c',
    });
    expect(ids(merged)).toEqual([...leading, 'c', 'a', 'x', 'b', 'y']);
    expect(merged?.[5]).toEqual({ id: 'c', score: 20 });
    expect(merged?.[7]).toEqual({ id: 'x', score: 0, byMeaning: true });
  });

  it('count the first five in the ranks of both lists', () => {
    const merged = mergeByRank({
      words: [...leading, 'a'].map((id) => found(id)),
      meaning: ['x', 'y', 'l1'],
      byWords: (id) => id === 'l1',
    });
    expect(ids(merged)).toEqual([...leading, 'x', 'y', 'a']);
  });

  it('leave all certain hits in front, and count ranks behind them', () => {
    const sure = ['t1', 't2', 't3', 't4', 't5', 't6'];
    const merged = mergeByRank({
      words: [...sure.map((id) => certain(id)), found('a'), found('b')],
      meaning: ['b', 't2', 'x'],
      byWords: (id) => id !== 'x',
    });
    expect(ids(merged)).toEqual([...sure, 'b', 'a', 'x']);
  });

  it('put all hits of words first that were taken for others than were typed', () => {
    const merged = mergeByRank({
      words: [...leading, 'a', 'b'].map((id) => found(id)),
      meaning: ['x', 'b'],
      byWords: (id) => id === 'b',
      isGuess: true,
    });
    expect(ids(merged)).toEqual([...leading, 'a', 'b', 'x']);
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
