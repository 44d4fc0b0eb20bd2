import { describe, expect, it } from 'vitest';
import { wordsOfRun } from './run-words.ts';

describe('wordsOfRun', () => {
  it('parts a long run into its words, in either script', () => {
    expect(wordsOfRun('當代中國經濟研究')).toEqual(['当代', '中国', '经济', '研究']);
    expect(wordsOfRun('《红楼梦》')).toEqual(['红楼梦']);
    expect(wordsOfRun('')).toEqual([]);
  });
});
