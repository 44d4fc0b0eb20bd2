import { describe, expect, it } from 'vitest';
import { withLatest } from './recent-searches.ts';
import { suggestionsOf } from './use-suggestions.ts';

const found = [
  { kind: 'title', value: '红楼梦', recordId: 'r1' },
  { kind: 'subject', value: '红楼梦研究' },
] as const;

describe('suggestions', () => {
  it('are the last searches before anything is typed', () => {
    expect(suggestionsOf('', ['三体', '活着'], [])).toEqual([
      { kind: 'recent', value: '三体' },
      { kind: 'recent', value: '活着' },
    ]);
  });

  it('begin with own searches that fit, then what the library knows, each word once', () => {
    expect(suggestionsOf('红楼', ['红楼梦研究', '三体', '红楼'], found)).toEqual([
      { kind: 'recent', value: '红楼梦研究' },
      found[0],
    ]);
  });

  it('compare without regard to case', () => {
    expect(suggestionsOf('deep', ['Deep Learning'], [])).toEqual([
      { kind: 'recent', value: 'Deep Learning' },
    ]);
  });
});

describe('recent searches', () => {
  it('hold ten, latest first, each once', () => {
    const ten = Array.from({ length: 10 }, (_, place) => `word ${place}`);
    expect(withLatest(ten, 'word 4').slice(0, 2)).toEqual(['word 4', 'word 0']);
    expect(withLatest(ten, 'new')).toHaveLength(10);
    expect(withLatest(ten, '')).toEqual(ten);
  });
});
