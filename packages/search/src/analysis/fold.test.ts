import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '../testing/any-text.ts';
import { isDroppedSign } from './dropped-signs.ts';
import { fold, foldWithOffsets } from './fold.ts';

const same = (...forms: string[]): void => {
  expect(new Set(forms.map(fold)), forms.join(' = ')).toHaveProperty('size', 1);
};

describe('fold', () => {
  it('is idempotent for any text', () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        expect(fold(fold(text))).toBe(fold(text));
      }),
      { numRuns: 2000 },
    );
  });

  it('makes one syllable of jamo, whatever marks are between them', () => {
    expect(fold('\u1112\u0306\u1161')).toBe('\ud558');
    expect(fold('\u1112\u0301\u1161')).toBe('\ud558');
  });

  it('is idempotent for each character, and the same for its decomposed form', () => {
    const wrong: string[] = [];
    for (let code = 0; code < 0x20000; code++) {
      const char = String.fromCodePoint(code);
      const once = fold(char);
      if (fold(once) !== once || fold(char.normalize('NFD')) !== once) wrong.push(code.toString(16));
    }
    expect(wrong).toEqual([]);
  });

  it('folds each letter, number and symbol the same with an invisible character behind it', () => {
    const wrong: string[] = [];
    for (let code = 0; code < 0x20000; code++) {
      const char = String.fromCodePoint(code);
      if (isDroppedSign(code) || /\p{C}/u.test(char)) continue;
      if (fold(`${char}\ufeff`) !== fold(char)) wrong.push(code.toString(16));
    }
    expect(wrong).toEqual([]);
  });

  it('does not care how marks are encoded', () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        expect(fold(text.normalize('NFD'))).toBe(fold(text.normalize('NFC')));
      }),
      { numRuns: 1000 },
    );
  });

  it('maps every folded unit to a stretch of the original, in order', () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        const { text: folded, starts, ends } = foldWithOffsets(text);
        if (starts === undefined || ends === undefined) {
          expect(folded).toHaveLength(text.length);
          return;
        }
        for (let i = 0; i < folded.length; i++) {
          expect(ends[i]).toBeGreaterThan(starts[i] ?? 0);
          expect(ends[i]).toBeLessThanOrEqual(text.length);
          if (i > 0) expect(starts[i]).toBeGreaterThanOrEqual(starts[i - 1] ?? 0);
        }
      }),
    );
  });

  it('folds Latin letters with marks and those that Unicode does not take apart', () => {
    same('Müller', 'MÜLLER', 'muller', 'Mu\u0308ller');
    same('Straße', 'STRASSE', 'straẞe');
    same('Encyclopædia', 'encyclopaedia');
    same('Œuvre', 'oeuvre');
    same('Þiðriks', 'thidriks');
    same('Tuđina', 'tudina');
    same('Łódź', 'lodz');
    same('Batı', 'bati', 'BATI');
    same('İstanbul', 'istanbul');
    same('Lập Bản đò̂', 'lap ban do');
    same('tysi͡acha', 'tysiacha');
    same('vosemʹsot', 'vosemsot');
    same('Qurʼan', 'quran', 'Qurʾan', 'Qur\u02bean');
  });

  it('folds Greek, Cyrillic, Hebrew and Arabic marks, and keeps й', () => {
    same('τῆς', 'της', 'ΤΗΣ');
    same('ёлка', 'елка');
    expect(fold('мой')).toBe('мой');
    expect(fold('мои\u0306')).toBe('мой');
    same('סֶגוֹל', 'סגול');
    same('أحمد', 'احمد', 'إحمد', 'أَحْمَد', 'أحــمد');
    same('فارسی', 'فارسي');
    same('٢٠٠٨', '2008', '۲۰۰۸');
  });

  it('makes katakana and half-width kana hiragana, and never takes off a sound mark', () => {
    same('ガギ', 'がぎ', 'ｶﾞｷﾞ', 'か\u3099き\u3099');
    same('オジいサン', 'おじいさん');
    same('ば', 'ﾊ\u02b9\u3099', 'は\u200b\u3099');
    expect(fold('か')).not.toBe(fold('が'));
    expect(fold('は')).not.toBe(fold('ぱ'));
  });

  it('never takes hangul or Devanagari apart', () => {
    same('한글', '\u1112\u1161\u11ab\u1100\u1173\u11af');
    expect(fold('हिन्दी')).toBe('हिन्दी');
  });

  it('writes out the iteration mark', () => {
    same('佐々木', '佐佐木', '佐々\u200b木');
    expect(fold('々')).toBe('々');
    // A character of four bytes.
    same('山𡀀々川', '山𡀀𡀀川');
    same('こゝろ', 'こころ', 'ココロ', 'コヽロ');
    same('いすゞ', 'いすず', 'イスズ', 'いすゝ\u3099');
    same('みすゞ飴', 'みすず飴');
    same('がゝ', 'がか');
    expect(fold('ゝ')).toBe('ゝ');
    expect(fold('いゞ')).toBe('いゞ');
  });

  it('makes width, apostrophes and hyphens one', () => {
    same('ＡＢＣ１２３', 'abc123');
    same('l’homme', "l'homme", 'l´homme', 'l＇homme');
    same('3‑D', '3-d', '3–D');
    same('F♯', 'f#');
    same('E♭', 'eb');
  });

  it('turns what cannot be written into spaces, so that nothing hides in it', () => {
    expect(fold('a\u0000b\ud800c')).toBe('a b c');
    expect(fold('a\u200bb\u202e')).toBe('ab');
  });
});
