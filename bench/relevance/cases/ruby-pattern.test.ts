import { describe, expect, it } from 'vitest';
import { translateRuby } from './ruby-pattern.ts';

describe('patterns of Ruby', () => {
  it('know POSIX classes, nested ones too, as classes of all letters', () => {
    expect(translateRuby('^三(國|国)演義[^[[:alpha:]]]*$', false).test('三國演義 .')).toBe(true);
    expect(translateRuby('^三(國|国)演義[^[[:alpha:]]]*$', false).test('三國演義考')).toBe(false);
    expect(translateRuby('한[[:space:]]*영우', false).test('한 영우')).toBe(true);
    expect(translateRuby('^辞典[[:punct:]]*$', false).test('辞典。')).toBe(true);
  });

  it('see the edge of a word in any script, and signs that need no escape', () => {
    expect(translateRuby('\\bτη\\b', true).test('εν τη πόλει')).toBe(true);
    expect(translateRuby('\\bτη\\b', true).test('τησ')).toBe(false);
    expect(translateRuby('f(#|\\-sharp)', true).test('in F-sharp')).toBe(true);
    expect(translateRuby('C\\+\\+', false).test('C++')).toBe(true);
  });

  it('take options inside, and lines for the whole', () => {
    expect(translateRuby('(?i-mx:gelişimi)|(?i-mx:x)', false).test('GELIşIMI')).toBe(true);
    expect(translateRuby('^b', false).test('a\nb')).toBe(true);
    expect(translateRuby('\\Ab', false).test('a\nb')).toBe(false);
  });

  it('are refused where they cannot be said', () => {
    expect(() => translateRuby('[[:nonsense:]]', false)).toThrow(SyntaxError);
  });
});
