import { LANGUAGES } from '@lectern/contracts/kernel/languages';
import { describe, expect, it } from 'vitest';
import { formatIn } from './format.ts';

/** Intl uses several kinds of space; which one is of no matter here. */
const plain = (text: string) => text.replace(/\s/g, ' ');

describe('numbers, dates and money', () => {
  it('are written as each language writes them', () => {
    expect(formatIn('en-US').number(1284306)).toBe('1,284,306');
    expect(plain(formatIn('fr-FR').number(1284306))).toBe('1 284 306');
    expect(formatIn('zh-CN').date('2026-05-03')).toBe('2026年5月3日');
    expect(formatIn('en-US').date('2026-05-03')).toBe('May 3, 2026');
    expect(formatIn('fr-FR').date('2026-05-03')).toBe('3 mai 2026');
    expect(formatIn('zh-TW').date('2026-05-03', 'short')).toBe('5月3日');
  });

  it('keep a calendar date on its day, wherever the browser is', () => {
    expect(formatIn('en-US').date('2026-01-01')).toBe('January 1, 2026');
    expect(formatIn('en-US').date('2026-12-31T23:59:59Z')).toBe('December 31, 2026');
  });

  it('write a time of day from 00:00 to 23:59 in every language', () => {
    for (const language of LANGUAGES)
      for (const instant of ['2026-05-03T00:05:00', '2026-05-03T23:05:00']) {
        const { time, dateTime } = formatIn(language);
        expect(time(instant)).toBe(instant.slice(11, 16));
        expect(dateTime(instant)).toMatch(new RegExp(`${instant.slice(11, 16)}$`));
      }
    expect(formatIn('zh-TW').dateTime('2026-05-03T08:30:00')).toBe('2026年5月3日 08:30');
  });

  it('say of an instant which day it is where the device is', () => {
    const early = new Date(2026, 4, 3, 0, 30).toISOString();
    const late = new Date(2026, 4, 3, 23, 30).toISOString();
    for (const instant of [early, late, '2026-05-03'])
      expect(formatIn('en-US').dayOf(instant)).toBe('May 3, 2026');
  });

  it('tell two readers of one name apart', () => {
    const reader = { name: 'Emma Hart', primaryId: '20230014' };
    expect(formatIn('en-US').person(reader)).toBe('Emma Hart (20230014)');
    expect(formatIn('zh-TW').person(reader)).toBe('Emma Hart（20230014）');
  });

  it('give back a date that cannot be read', () => {
    expect(formatIn('en-US').date('')).toBe('');
    expect(formatIn('zh-CN').date('民国三年')).toBe('民国三年');
    expect(formatIn('en-US').time('soon')).toBe('soon');
  });

  it('know the minor units of a currency', () => {
    expect(formatIn('zh-CN').money({ amount: 350, currency: 'CNY' })).toBe('¥3.50');
    expect(formatIn('en-US').money({ amount: 350, currency: 'JPY' })).toBe('¥350');
    expect(plain(formatIn('fr-FR').money({ amount: 1999, currency: 'EUR' }))).toBe('19,99 €');
  });

  it('write a time of a day, and a day with its weekday', () => {
    for (const language of ['zh-CN', 'zh-TW', 'en-US', 'fr-FR'] as const)
      expect(['09:00', '13:30:00', '24:00'].map((time) => formatIn(language).clock(time))).toEqual([
        '09:00',
        '13:30',
        '24:00',
      ]);
    expect(formatIn('zh-CN').date('2026-11-26', 'weekday')).toBe('11月26日星期四');
    expect(plain(formatIn('fr-FR').date('2026-11-26', 'weekday'))).toBe('jeudi 26 nov.');
  });

  it('count days in words', () => {
    expect(formatIn('en-US').inDays(1)).toBe('tomorrow');
    expect(formatIn('zh-CN').inDays(0)).toBe('今天');
    expect(formatIn('fr-FR').inDays(-2)).toBe('avant-hier');
    expect(formatIn('en-US').inDays(-3)).toBe('3 days ago');
  });
});
