import { describe, expect, it } from 'vitest';
import { roleName } from './role-names.ts';

describe('the name of a role', () => {
  it('is that of its code in the language', () => {
    expect(roleName('trl', 'fr-FR')).toBe('traducteur');
    expect(roleName('trl', 'zh-TW')).toBe('譯');
  });

  it('is the Chinese word of the record in Chinese, and its translation in other languages, for both scripts', () => {
    expect(roleName('续', 'zh-CN')).toBe('续');
    expect(roleName('续', 'en-US')).toBe('continuator');
    expect(roleName('續', 'fr-FR')).toBe('continuateur');
  });

  it('is the word itself if it is unknown', () => {
    expect(roleName('[zeichner]', 'en-US')).toBe('[zeichner]');
  });
});
