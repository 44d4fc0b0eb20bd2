import { expect, it } from 'vitest';
import { isolated } from './isolated-text.ts';

it('keeps the direction of right-to-left letters inside the text', () => {
  for (const text of ['שלום, ים!', '100 גלים', 'ما هو البحر؟ C++', 'ދިވެހި', 'ﷲ'])
    expect(isolated(text)).toBe(`\u2068${text}\u2069`);
});

it('leaves other texts as they are', () => {
  for (const text of ['', 'Saltwind!', '红楼梦', 'Преступление', 'ශ්‍රී', '1984'])
    expect(isolated(text)).toBe(text);
});
