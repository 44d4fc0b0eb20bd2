import { describe, expect, it } from 'vitest';
import { defineError } from './error-definition.ts';
import { refuse } from './refusal.ts';
import { refusalWords } from './refusal-words.ts';

const LATE = defineError({
  code: 'LATE',
  status: 409,
  details: { waiting: 'count', since: 'date', owed: 'money', title: 'text' },
  words: {
    'zh-CN': '{since} {waiting} {owed} {title}',
    'zh-TW': '{since} {waiting} {owed} {title}',
    'en-US': '{waiting} {waiting|reader waits|readers wait} for {title} since {since}: {owed}',
    'fr-FR': '{waiting} {waiting|lecteur attend|lecteurs attendent} {title} depuis le {since} : {owed}',
  },
});

const owed = { amount: 1250, currency: 'EUR' };
const refusal = (waiting: number) =>
  refuse(LATE, { waiting, since: '2026-03-01', owed, title: '$& {waiting}' });

describe('the words of a refusal', () => {
  it.each([
    ['zh-CN', 1, '3月1日 1 €12.50 $& {waiting}'],
    ['zh-TW', 1, '3月1日 1 €12.50 $& {waiting}'],
    ['en-US', 1, '1 reader waits for $& {waiting} since 1 March: €12.50'],
    ['en-US', 2, '2 readers wait for $& {waiting} since 1 March: €12.50'],
    ['fr-FR', 0, '0 lecteur attend $& {waiting} depuis le 1 mars : 12,50 €'],
    ['fr-FR', 2, '2 lecteurs attendent $& {waiting} depuis le 1 mars : 12,50 €'],
  ] as const)('have numbers, dates, money and text as %s writes them: %d', (language, waiting, words) => {
    const written = refusalWords(refusal(waiting), { language, today: '2026-03-02' });
    expect(written.replace(/\u00a0/g, ' ')).toBe(words);
  });

  it('name the year of a date where it is another one, or where nobody says which it is', () => {
    const addressees = [{ language: 'en-US', today: '2027-01-01' } as const, { language: 'en-US' } as const];
    for (const addressee of addressees) expect(refusalWords(refusal(2), addressee)).toContain('1 March 2026');
  });
});
