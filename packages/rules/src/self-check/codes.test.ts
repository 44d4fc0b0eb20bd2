import { describe, expect, it } from 'vitest';
import {
  isScannedCode,
  readEntryCode,
  readScreenCode,
  scannedEntryCode,
  writeEntryCode,
  writeScreenCode,
} from './codes.ts';

describe('codes of self check-out', () => {
  it('keep their zeros in front', () => {
    expect(writeEntryCode(42)).toBe('00000042');
    expect(writeScreenCode(7_000_042)).toBe('000042');
  });

  it('are read as people type them', () => {
    expect(readEntryCode('1234 5678')).toBe('12345678');
    expect(readEntryCode('１２３４５６７８')).toBe('12345678');
    expect(readEntryCode(scannedEntryCode('12345678'))).toBe('12345678');
    expect(readScreenCode(' 123-456 ')).toBe('123456');
  });

  it('of a screen are read from the address in its picture', () => {
    expect(readScreenCode('https://library.example.org/demo/#/selfCheck?code=012345')).toBe('012345');
  });

  it('of a phone are told from cards, which may have eight digits', () => {
    expect(isScannedCode(scannedEntryCode('12345678'))).toBe(true);
    expect(isScannedCode('20260302000001123456')).toBe(true);
    expect(isScannedCode('12345678')).toBe(false);
    expect(isScannedCode('M1234')).toBe(false);
  });

  it('are nothing else: no card, no pickup code, no longer number', () => {
    for (const text of ['', 'H1001', '1234567', '123456789', '20260302000001123456']) {
      expect(readEntryCode(text)).toBeUndefined();
      expect(readScreenCode(text)).toBeUndefined();
    }
    expect(readScreenCode('https://library.example.org/?code=1234567')).toBeUndefined();
  });
});
