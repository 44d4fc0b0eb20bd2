import { describe, expect, it } from 'vitest';
import { decodeText } from './text-encoding.ts';

const latin = (text: string) => Buffer.from(text, 'latin1');
/** GB 18030 of 林悦, 张三, and 朱镕基, whose second character is not in GB 2312. */
const LIN = 'c1d6d4c3';
const ZHANG = 'd5c5c8fd';
const ZHU = 'd6ece946bbf9';
const rows = (...names: string[]) =>
  Buffer.concat([
    Buffer.from('card,name\n'),
    ...names.flatMap((hex, at) => [Buffer.from(`A${at},`), Buffer.from(hex, 'hex'), Buffer.from('\n')]),
  ]);

describe('the encoding of a table', () => {
  it.each([
    ['Windows-1252', latin('card,name\nA1,Zoë Müller\n'), 'windows-1252', 'Zoë Müller'],
    [
      'Windows-1252 with one accent before a letter',
      latin('card,name\nA1,Müller\n'),
      'windows-1252',
      'Müller',
    ],
    [
      'Windows-1252 of France',
      latin('card,name\nA1,Hélène Lefèvre\nA2,Éric Çelik\n'),
      'windows-1252',
      'Éric Çelik',
    ],
    ['GB 18030', rows(LIN, ZHANG), 'gb18030', '林悦'],
    ['GB 18030 with a rare character', rows(ZHU, LIN), 'gb18030', '朱镕基'],
    ['UTF-8', Buffer.from('card,name\nA1,Zoë 林悦\n'), 'utf-8', 'Zoë 林悦'],
    ['UTF-8 with a mark', Buffer.from('\uFEFFcard,name\nA1,Zoë\n'), 'utf-8', 'Zoë'],
    ['UTF-16', Buffer.from('\uFEFFcard,name\nA1,林悦 Zoë\n', 'utf16le'), 'utf-16le', '林悦 Zoë'],
    ['UTF-16 without a mark', Buffer.from('card,name\nA1,林悦 Zoë\n', 'utf16le'), 'utf-16le', '林悦 Zoë'],
    ['big-endian UTF-16', Buffer.from('\uFEFFcard,name\nA1,林悦\n', 'utf16le').swap16(), 'utf-16be', '林悦'],
  ] as const)('is %s by its bytes', (_name, file, encoding, text) => {
    const decoded = decodeText(Buffer.from(file));
    expect(decoded.encoding).toBe(encoding);
    expect(decoded.text).toContain(text);
    expect(decoded.text.startsWith('card')).toBe(true);
  });

  it('is the one that somebody chose', () => {
    expect(decodeText(latin('Müller'), 'gb18030').text).toBe('M黮ler');
  });
});
