import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeText, encodeText } from './text-encodings.ts';

const text = fc.string({ unit: 'binary' });

describe('texts of messages', () => {
  it('come back from GB18030 and UTF-8 as they were, whatever the characters', () => {
    fc.assert(
      fc.property(text, fc.constantFrom('gb18030', 'utf-8'), (whole, encoding) => {
        expect(decodeText(encodeText(whole, encoding), encoding)).toBe(whole.toWellFormed());
      }),
    );
  });

  it('are in GB18030 what Chinese machines write', () => {
    expect(encodeText('图书馆 A', 'gb18030').toString('hex')).toBe('cdbccae9b9dd2041');
    expect(encodeText('𠮷', 'gb18030').toString('hex')).toBe('9534b235');
  });

  it('have a question mark for what Latin-1 does not have', () => {
    expect(encodeText('Café 图书', 'latin1').toString('latin1')).toBe('Café ??');
    expect(encodeText('Cafe\u0301', 'latin1').toString('latin1')).toBe('Café');
    expect(decodeText(Buffer.from([0x43, 0xe9]), 'latin1')).toBe('Cé');
  });
});
