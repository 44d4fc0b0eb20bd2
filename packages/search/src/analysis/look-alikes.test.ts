import { describe, expect, it } from 'vitest';
import { foldHan } from './han.ts';
import { lookAlikes } from './look-alikes.ts';

describe('lookAlikes', () => {
  it('has characters with the same corners, or with one other part', () => {
    for (const [one, other] of ['己已', '未末', '折拆', '幕墓', '搂楼', '他地'].map((pair) =>
      Array.from(pair),
    ))
      expect(lookAlikes(one!), one).toContain(other);
  });

  it('holds both ways round, only folded characters, and never the character itself', () => {
    for (const char of '己未折幕搂讯鲁曹雪芹红梦体着') {
      for (const other of lookAlikes(char)) {
        expect(lookAlikes(other), other).toContain(char);
        expect(foldHan(other)).toBe(other);
        expect(other).not.toBe(char);
      }
    }
  });

  it('has nothing for what is no common character', () => {
    for (const text of ['', 'a', 'か', '𠀀', '红楼']) expect(lookAlikes(text), text).toEqual([]);
  });
});
