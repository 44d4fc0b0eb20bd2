import { describe, expect, it } from 'vitest';
import { encodeGb18030 } from './gb18030.ts';
import { FileEncoding, judgeEncoding } from './judge-encoding.ts';

const marc8 = (text: string): Buffer => Buffer.from(text, 'latin1');

describe('the encoding of a record', () => {
  it('is UTF-8 if the bytes are valid UTF-8', () => {
    expect(judgeEncoding(Buffer.from('紅樓夢 / 曹雪芹'))).toEqual({ encoding: 'utf-8', damaged: false });
  });

  it('is GB18030 for simplified and traditional Chinese', () => {
    expect(judgeEncoding(encodeGb18030('红楼梦 / 曹雪芹著 ; 高鹗续')).encoding).toBe('gb18030');
    expect(judgeEncoding(encodeGb18030('紅樓夢 / 曹雪芹著 ; 高鶚續. 臺灣')).encoding).toBe('gb18030');
  });

  it('is MARC-8 for letters with combining marks before them, and for text with an escape sequence', () => {
    expect(judgeEncoding(marc8('Les \xe2el\xe1eves de l\x27\xe2ecole \xb5uvre')).encoding).toBe('marc-8');
    expect(judgeEncoding(marc8('\x1b$1!0!\x1b(B')).encoding).toBe('marc-8');
  });

  it('is UTF-8 also if a few bytes are damaged', () => {
    const bytes = Buffer.concat([Buffer.from('Élégie à la mémoire de l’été'), Buffer.from([0xc3, 0x20])]);
    expect(judgeEncoding(bytes)).toEqual({ encoding: 'utf-8', damaged: true });
  });

  it('is that of the file if the record has too few high bytes', () => {
    const file = new FileEncoding();
    file.judge(encodeGb18030('红楼梦 / 曹雪芹著 ; 高鹗续'));
    const short = encodeGb18030('陆枚');
    expect(judgeEncoding(short).encoding, 'its bytes are clean UTF-8 too').toBe('utf-8');
    expect(file.judge(short).encoding).toBe('gb18030');
    expect(file.current).toBe('gb18030');
  });

  it('differs from that of the file if the bytes of the record are clear', () => {
    const file = new FileEncoding();
    file.judge(encodeGb18030('红楼梦 / 曹雪芹著 ; 高鹗续'));
    expect(file.judge(Buffer.from('红楼梦 / 曹雪芹著')).encoding).toBe('utf-8');
  });

  it('is the one that the caller names, for any bytes', () => {
    expect(new FileEncoding('gbk').judge(Buffer.from('红')).encoding).toBe('gb18030');
    expect(new FileEncoding('utf-8').judge(marc8('\xe2e'))).toEqual({ encoding: 'utf-8', damaged: true });
  });
});
