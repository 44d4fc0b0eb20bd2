import { describe, expect, it } from 'vitest';
import { cleanText, markedNonfiling } from './clean-text.ts';

describe('text of a subfield', () => {
  it('is in NFC, so that equal names are equal strings', () => {
    expect(cleanText('To\u0304kyo\u0304')).toBe('Tōkyō');
    expect(cleanText('か\u3099')).toBe('が');
  });

  it('loses line breaks, repeated spaces and marks without width, and nothing else', () => {
    expect(cleanText("  Rake's progress.\n  Vocal score ")).toBe("Rake's progress. Vocal score");
    expect(cleanText('\u202bمدينة\u202c\u200f')).toBe('مدينة');
    expect(cleanText('红楼梦\u3000上册')).toBe('红楼梦 上册');
    expect(cleanText('\u0098Der \u009cZauberberg')).toBe('Der Zauberberg');
    expect(cleanText('𠮷野家 — naïve')).toBe('𠮷野家 — naïve');
    expect(cleanText(' \n ')).toBe('');
  });
});

describe('non-sorting marks', () => {
  it('give the number of characters to skip, with the space after them', () => {
    expect(markedNonfiling('\u0098Der\u009c Zauberberg')).toBe(4);
    expect(markedNonfiling('\u0088Le \u0089divin')).toBe(3);
    expect(markedNonfiling("\u0088L'\u0089autre monde")).toBe(2);
    expect(markedNonfiling('Faust')).toBeUndefined();
  });
});
