import type { TableEncoding } from '@lectern/contracts/kernel/table-encoding';
import { describe, expect, it } from 'vitest';
import { inPieces, readList } from './testing/read-list.ts';

const latin = (text: string) => Buffer.from(text, 'latin1');
const wide = (text: string) => Buffer.from(text, 'utf16le');
/** GB 18030: 中国文学, 张三, and 朱镕基, whose second character is not in GB 2312. */
const [WENXUE, ZHANG, ZHU] = ['d6d0b9facec4d1a7', 'd5c5c8fd', 'd6ece946bbf9'];
const gbk = (...titles: string[]) =>
  Buffer.concat([
    latin('title,issn\n'),
    ...titles.flatMap((hex) => [Buffer.from(hex, 'hex'), latin(',0066-4146\n')]),
  ]);
const utf8 = (...titles: string[]) =>
  Buffer.from(`title,issn\n${titles.map((title) => `${title},0066-4146\n`).join('')}`);
/** So many lines of ASCII that the first block has nothing else. */
const ASCII = 'A title,0066-4146\n'.repeat(5000);

describe('the encoding of a list', () => {
  it.each<[string, Buffer, TableEncoding, string]>([
    ['UTF-8', utf8('Zoë 林悦'), 'utf-8', 'Zoë 林悦'],
    ['UTF-8 with a mark', Buffer.from('\ufefftitle,issn\nZoë,\n'), 'utf-8', 'Zoë'],
    ['ASCII', utf8('Zoe'), 'utf-8', 'Zoe'],
    ['UTF-16', wide('\ufefftitle,issn\n林悦 𝄞,\n'), 'utf-16le', '林悦 𝄞'],
    ['UTF-16 without a mark', wide('title,issn\n林悦,\n'), 'utf-16le', '林悦'],
    ['big-endian UTF-16', wide('\ufefftitle,issn\n林悦,\n').swap16(), 'utf-16be', '林悦'],
    ['big-endian UTF-16 without a mark', wide('title,issn\n林悦,\n').swap16(), 'utf-16be', '林悦'],
    ['Windows-1252', latin('title,issn\nM\xfcller \x96 \x80,\n'), 'windows-1252', 'Müller – €'],
    [
      'Windows-1252 of France',
      latin('title,issn\n\xc9tudes d\x92art\x19,\n'),
      'windows-1252',
      'Études d’art',
    ],
    ['GBK', gbk(WENXUE, ZHANG), 'gb18030', '中国文学'],
    ['GBK with a rare character', gbk(ZHU, ZHANG), 'gb18030', '朱镕基'],
    ['Windows-1252 far from the start', latin(`title,issn\n${ASCII}M\xfcller,\n`), 'windows-1252', 'Müller'],
    [
      'GBK far from the start',
      Buffer.concat([latin(`title,issn\n${ASCII}`), gbk(WENXUE).subarray(11)]),
      'gb18030',
      '中国文学',
    ],
    ['UTF-8 far from the start', Buffer.from(`title,issn\n${ASCII}中国文学,\n`), 'utf-8', '中国文学'],
  ])('is %s by its bytes', async (_name, bytes, encoding, title) => {
    for (const size of [7, bytes.length]) {
      const { outcome, rows } = await readList(inPieces(bytes, size));
      expect(outcome).toMatchObject({ encoding });
      expect(rows.map((row) => row.title)).toContain(title);
    }
  });

  it('is the one that somebody chose', async () => {
    expect((await readList(gbk(ZHU), { encoding: 'windows-1252' })).rows[0]?.title).toBe('ÖìéF»ù');
    expect((await readList(latin('title,issn\nM\xfcller,\n'), { encoding: 'gb18030' })).rows[0]?.title).toBe(
      'M黮ler',
    );
  });

  it.each<[string, Buffer, TableEncoding | undefined, number]>([
    ['UTF-8 is chosen for Windows-1252', latin('title,issn\nA,\nM\xfcller,\n'), 'utf-8', 3],
    ['UTF-8 is chosen for GBK', gbk(WENXUE), 'utf-8', 2],
    ['UTF-8 is chosen for UTF-16', wide('title,issn\nA,\n'), 'utf-8', 1],
    ['UTF-16 is chosen for UTF-8', utf8(...Array.from({ length: 9 }, () => '中国文学')), 'utf-16le', 1],
    ['UTF-16 is chosen for UTF-16 of the other order', wide('\ufefftitle,issn\nA,\n'), 'utf-16be', 1],
    ['GBK is chosen for UTF-8', utf8('中国文学'), 'gb18030', 1],
    ['Windows-1252 is chosen for UTF-8', utf8('中国文学'), 'windows-1252', 1],
    ['Windows-1252 has no such character', latin('title,issn\nA,\n\x81,\n'), 'windows-1252', 3],
    [
      'bytes of another encoding are in UTF-8',
      Buffer.concat([utf8('中国文学', 'Zoë'), latin('M\xfcller,\n')]),
      undefined,
      4,
    ],
    [
      'bytes of another encoding are far behind',
      Buffer.concat([utf8('中国文学'), latin(`${ASCII}${ASCII}M\xfcller,\n`)]),
      undefined,
      10_003,
    ],
    ['a surrogate stands alone in UTF-16', wide('\ufefftitle,issn\nA,\n\ud800,\n'), undefined, 3],
  ])('is a fault if %s', async (_name, bytes, encoding, line) => {
    for (const size of [5, bytes.length]) {
      const { outcome } = await readList(inPieces(bytes, size), { encoding });
      expect(outcome).toMatchObject({ refused: 'ENCODING', line });
    }
  });
});
