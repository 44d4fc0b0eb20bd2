import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeMarc8 } from './marc8.ts';
import { eaccCharacter } from './marc8-sets.ts';

/** Bytes in hexadecimal, and the text in NFC that yaz-iconv (YAZ 5.34) gives for them between an a and a z. */
const golden = JSON.parse(readFileSync(new URL('./marc8-golden.data.json', import.meta.url), 'utf8')) as [
  string,
  string,
][];

/** SHA-256 of the lines "CODE character" for all East Asian characters as yaz-iconv (YAZ 5.34) decodes them. */
const EACC_BY_YAZ = '8cbe677e1c64f3c2fc61d05d829e11e4dfbd8a6bd660e536673f95b088a380b0';
const EACC_SIZE = 15_739;

function eaccCodes(): { code: string; char: string }[] {
  const all: { code: string; char: string }[] = [];
  for (let plane = 0x21; plane < 0x7f; plane++) {
    for (let section = 0x21; section < 0x7f; section++) {
      for (let position = 0x20; position < 0x7f; position++) {
        const char = eaccCharacter(plane, section, position);
        const code = [plane, section, position].map((byte) => byte.toString(16)).join('');
        if (char) all.push({ code: code.toUpperCase(), char });
      }
    }
  }
  return all;
}

describe('MARC-8 tables', () => {
  it('agree with YAZ for every character of the one-byte sets', () => {
    expect(golden).toHaveLength(558);
    const ours = golden.map(([hex]) => [hex, decodeMarc8(`a${Buffer.from(hex, 'hex').toString('latin1')}z`)]);
    expect(ours).toEqual(golden);
  });

  it('agree with YAZ for every East Asian character', () => {
    const all = eaccCodes();
    const lines = all.map(({ code, char }) => `${code} ${char}\n`).join('');
    expect(all).toHaveLength(EACC_SIZE);
    expect(createHash('sha256').update(lines).digest('hex')).toBe(EACC_BY_YAZ);
  });

  it('agree with pymarc, if installed, except for five characters that pymarc replaces', (context) => {
    const program =
      'import json\nfrom pymarc import marc8_mapping as m\nprint(json.dumps({"%06X"%c: v[0] for c, v in m.CODESETS[0x31].items()}))';
    const { status, stdout } = spawnSync('python3', ['-c', program], {
      encoding: 'utf8',
      maxBuffer: 1 << 24,
    });
    if (status !== 0) context.skip('python3 with pymarc is not installed');
    const theirs = JSON.parse(stdout) as Record<string, number>;
    const all = eaccCodes();
    expect(all).toHaveLength(Object.keys(theirs).length);
    const different = all.filter(
      ({ code, char }) => String.fromCodePoint(theirs[code]!).normalize('NFC') !== char,
    );
    expect(different.map(({ code }) => code)).toEqual(['217559', '222A34', '223339', '6F7625', '6F773C']);
  });
});

describe('MARC-8 text', () => {
  it('is decoded to NFC, with combining marks after their letter', () => {
    expect(decodeMarc8('\xe2etude')).toBe('étude');
    expect(decodeMarc8('\xe3\xf2o')).toBe('ộ');
  });

  it('gets one mark for the two halves of a ligature', () => {
    expect(decodeMarc8('Ch\xebt\xecsov')).toBe('Cht͡sov');
  });

  it('keeps a combining mark without a letter', () => {
    expect(decodeMarc8('caf\xe2')).toBe('caf́');
  });

  it('changes the script at escape sequences', () => {
    expect(decodeMarc8('\x1b(NmOSKWA\x1b(B, 1990')).toBe('Москва, 1990');
    expect(decodeMarc8('H\x1bb2\x1bsO')).toBe('H₂O');
    expect(decodeMarc8('\x1b$1!0!!0"\x1b(B')).toBe('一丁');
    expect(decodeMarc8('\x1b)N\xcd\xcf')).toBe('мо');
  });

  it('has ASCII punctuation where an escape sequence back to ASCII is missing', () => {
    expect(decodeMarc8('\x1b$1!0!, \x1b(B')).toBe('一, ');
  });

  it('may have character references for characters that MARC-8 lacks', () => {
    expect(decodeMarc8('&#x4E00;&#xD800;&amp;')).toBe('一&#xD800;&amp;');
    expect(decodeMarc8('\xe2&#x03B1;')).toBe('ά');
  });

  it('gets U+FFFD for bytes that the set does not use', () => {
    expect(decodeMarc8('a\xd0b')).toBe('a�b');
  });

  it('can be decoded for any bytes, and printable ASCII stays unchanged', () => {
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        const text = decodeMarc8(Buffer.from(bytes).toString('latin1'));
        expect(text).toBe(text.normalize('NFC'));
      }),
    );
    const printable = fc.string({
      unit: fc.integer({ min: 0x20, max: 0x7e }).map((c) => String.fromCharCode(c)),
    });
    fc.assert(fc.property(printable, (text) => text.includes('&#x') || decodeMarc8(text) === text));
  });
});
