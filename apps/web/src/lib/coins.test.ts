import { describe, expect, it } from 'vitest';
import { coinsOf } from './coins.ts';

const work = {
  title: '红楼梦 = A & B',
  author: '曹雪芹',
  publisher: '',
  publishYear: 2008,
  isbn: '9787020002207',
  docCode: 'book',
};
const read = (context: string) => Object.fromEntries(new URLSearchParams(context));

describe('the context object of a work', () => {
  it('says what the work is, in any script, and nothing that is not known', () => {
    expect(read(coinsOf(work))).toEqual({
      ctx_ver: 'Z39.88-2004',
      rft_val_fmt: 'info:ofi/fmt:kev:mtx:book',
      'rft.genre': 'book',
      'rft.btitle': '红楼梦 = A & B',
      'rft.au': '曹雪芹',
      'rft.date': '2008',
      'rft.isbn': '9787020002207',
    });
  });

  it('calls journals, articles and theses by their own formats', () => {
    expect(read(coinsOf({ ...work, docCode: 'journal' }))).toMatchObject({
      rft_val_fmt: 'info:ofi/fmt:kev:mtx:journal',
      'rft.jtitle': work.title,
    });
    expect(read(coinsOf({ ...work, docCode: 'article' }))['rft.genre']).toBe('article');
    expect(read(coinsOf({ ...work, docCode: 'thesis' }))['rft.title']).toBe(work.title);
  });
});
