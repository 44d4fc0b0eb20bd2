import { describe, expect, it } from 'vitest';
import { romajiForms, romajiSounds } from './romaji.ts';

const forms = (word: string, kind: 'kana' | 'latin') =>
  romajiForms((romajiSounds(word) ?? []).map((sound) => sound[kind]));

describe('Japanese in Latin letters', () => {
  it.each([
    ['toukyou', 'tokyo', 'とうきょう'],
    ['tookyoo', 'tokyo', 'とうきょう'],
    ['rekisi', 'rekishi', 'れきし'],
    ['matsuri', 'maturi', 'まつり'],
    ['gakkou', 'gakko', 'がっこう'],
    ['matcha', 'matcha', 'まっちゃ'],
    ['shimbun', 'shinbun', 'しんぶん'],
    ['wo', 'o', 'を'],
  ])('%s is %s and %s too', (typed, latin, kana) => {
    expect(forms(typed, 'latin')).toContain(latin);
    expect(forms(typed, 'kana')).toContain(kana);
  });

  it.each(['constructor', '__proto__', 'strength', '1984', '', '東京'])('%s is none', (typed) => {
    expect(romajiSounds(typed)).toBeUndefined();
  });

  it('has few forms, however long the word', () => {
    expect(forms('to'.repeat(60), 'kana').length).toBeLessThanOrEqual(120);
  });
});
