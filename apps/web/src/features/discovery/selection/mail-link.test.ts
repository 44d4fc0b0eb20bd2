import { describe, expect, it } from 'vitest';
import { mailLink } from './mail-link.ts';

const words = { subject: 'Books & more', rest: (count: number) => `and ${count} more` };
const linkOf = (recordId: string) => `https://library.example/demo/record/${recordId}`;
const bodyOf = (address: string) => new URL(address).searchParams.get('body');

describe('a letter about works', () => {
  it('names each with its author and address, whatever signs they hold', () => {
    const address = mailLink([{ recordId: 'b1', title: 'Q&A: 50% = 一半?', author: 'AT&T' }], words, linkOf);
    expect(new URL(address).searchParams.get('subject')).toBe('Books & more');
    expect(bodyOf(address)).toBe(`Q&A: 50% = 一半? / AT&T\r\n${linkOf('b1')}`);
  });

  it('stays short enough for mail programs and says how many did not fit', () => {
    const bibs = Array.from({ length: 200 }, (_, index) => ({
      recordId: `b${index}`,
      title: '红楼梦研究资料汇编',
      author: '',
    }));
    const address = mailLink(bibs, words, linkOf);
    expect(address.length).toBeLessThanOrEqual(1900);
    const named = bodyOf(address)!.split('\r\n\r\n').length - 1;
    expect(named).toBeGreaterThan(3);
    expect(bodyOf(address)).toMatch(new RegExp(`and ${200 - named} more$`));
  });
});
