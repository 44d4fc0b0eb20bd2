import { LANGUAGES } from '@lectern/contracts/kernel/languages';
import { describe, expect, it } from 'vitest';
import { parseSpans } from './opening-spans.ts';
import { weekText } from './week-text.ts';

const week = (...texts: readonly string[]) =>
  new Map(texts.map((text, weekday) => [weekday, parseSpans(text)] as const));

describe('the text of a week', () => {
  it('puts days with the same hours together, Monday first, in each language', () => {
    const town = week('', '', ...Array<string>(4).fill('09:00-12:00 13:30-18:00'), '22:00-02:00');
    expect(LANGUAGES.map((language) => weekText(town, language))).toEqual([
      '周一 闭馆；周二至周五 09:00–12:00、13:30–18:00；周六 22:00–02:00；周日 闭馆',
      '週一 閉館；週二至週五 09:00–12:00、13:30–18:00；週六 22:00–02:00；週日 閉館',
      'Monday closed; Tuesday to Friday 09:00–12:00, 13:30–18:00; Saturday 22:00–02:00; Sunday closed',
      'lundi fermé ; du mardi au vendredi 09:00–12:00, 13:30–18:00 ; samedi 22:00–02:00 ; dimanche fermé',
    ]);
    expect(weekText(week(...Array<string>(7).fill('08:00-22:00')), 'en-US')).toBe('Every day 08:00–22:00');
  });
});
