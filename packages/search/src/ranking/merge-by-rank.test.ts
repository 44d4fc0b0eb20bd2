import { describe, expect, it } from 'vitest';
import { MERGED_WORDS, mergeByRank } from './merge-by-rank.ts';

const certain = (id: string) => ({ id, score: 5000 });
const found = (id: string, score = 20) => ({ id, score });
const ids = (hits: ReturnType<typeof mergeByRank>) => hits?.map(({ id }) => id);

/** The hits that keep their places in front whatever their score, and others, so that they are more than few. */
const leading = ['l1', 'l2', 'l3', 'l4', 'l5'];
const others = ['o1', 'o2', 'o3', 'o4', 'o5', 'o6'];

describe('words and meaning merged by reciprocal rank', () => {
  it('leave the first five hits of the words in front, then come what both find first and the two lists in turn', () => {
    const merged = mergeByRank({
      words: [...leading, ...others].map((id) => found(id)),
      meaning: ['l2', 'l1', 'l5', 'l3', 'l4', 'x', 'o3', 'y'],
      byWords: (id) => leading.includes(id) || id === 'o3',
    });
    expect(ids(merged)).toEqual([...leading, 'o3', 'o1', 'x', 'o2', 'y', 'o4', 'o5', 'o6']);
    expect(merged?.[5]).toEqual({ id: 'o3', score: 20 });
    expect(merged?.[7]).toEqual({ id: 'x', score: 0, byMeaning: true });
  });

  it('count the first five in the ranks of both lists', () => {
    const merged = mergeByRank({
      words: [...leading, ...others].map((id) => found(id)),
      meaning: ['x', 'y', 'l1'],
      byWords: (id) => id === 'l1',
    });
    expect(ids(merged)).toEqual([...leading, 'x', 'y', ...others]);
  });

  it('leave all hits of the words in front where they are few', () => {
    const few = [...leading, ...others.slice(1)];
    const merged = mergeByRank({
      words: few.map((id) => found(id)),
      meaning: ['x', 'o6', 'y'],
      byWords: (id) => id === 'o6',
    });
    expect(ids(merged)).toEqual([...few, 'x', 'y']);
  });

  it('leave all certain hits in front, and count ranks behind them', () => {
    const sure = ['t1', 't2', 't3', 't4', 't5', 't6'];
    const merged = mergeByRank({
      words: [...sure.map((id) => certain(id)), ...others.map((id) => found(id))],
      meaning: ['o2', 't2', 'x'],
      byWords: (id) => id !== 'x',
    });
    expect(ids(merged)).toEqual([...sure, 'o2', 'o1', 'x', 'o3', 'o4', 'o5', 'o6']);
  });

  it('put all hits of words first that were taken for others than were typed', () => {
    const merged = mergeByRank({
      words: [...leading, ...others].map((id) => found(id)),
      meaning: ['x', 'o6'],
      byWords: (id) => id === 'o6',
      isGuess: true,
    });
    expect(ids(merged)).toEqual([...leading, ...others, 'x']);
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
