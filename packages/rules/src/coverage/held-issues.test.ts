import { describe, expect, it } from 'vitest';
import { holdsByStatement, isOfIssue } from './held-issues.ts';

describe('a statement of holdings', () => {
  it.each([
    ['v.1 (1990)-v.20 (2009)', { date: '1998', volume: '9' }, 'yes'],
    ['v.1 (1990)-v.20 (2009)', { date: '2010', volume: '21' }, 'no'],
    ['v.1 (1990)-v.20 (2009)', { volume: '21' }, 'no'],
    ['v.1 (1990)-v.20 (2009)', { date: '2009-12' }, 'yes'],
    ['1998-2004; 2007-', { date: '2005' }, 'no'],
    ['1998-2004; 2007-', { date: '2024' }, 'yes'],
    ['1998-2004, 缺2001', { date: '2003' }, 'unknown'],
    ['v.1-v.10 (incomplete)', { volume: '3' }, 'unknown'],
    ['v.1-v.10 (incomplete)', { volume: '13' }, 'no'],
    ['第1卷-第5卷', { volume: '3' }, 'yes'],
    ['第1卷-第5卷', { volume: '6' }, 'no'],
    ['1990-', { volume: '3' }, 'unknown'],
    ['1990-', { date: '1989' }, 'no'],
    ['2001', { date: '2001' }, 'yes'],
    ['2001', { date: '2002' }, 'no'],
    ['Library has some issues', { date: '2001' }, 'unknown'],
    ['', { date: '2001' }, 'unknown'],
    ['v.1-', {}, 'unknown'],
    ['Bd. 3 - Bd. 7', { volume: 'V' }, 'yes'],
  ] as const)('%s: %o is %s', (statement, wanted, answer) => {
    expect(holdsByStatement(statement, wanted)).toBe(answer);
  });

  it('is read in a moment however long it is', () => {
    const begun = performance.now();
    holdsByStatement('1-'.repeat(50_000), { date: '2001' });
    holdsByStatement('~ '.repeat(50_000), { volume: '3' });
    expect(performance.now() - begun).toBeLessThan(200);
  });
});

describe('the volume of an item', () => {
  it.each([
    ['2019 no. 3', { date: '2019', issue: '3' }, 'yes'],
    ['2019 no. 3', { date: '2019', issue: '4' }, 'no'],
    ['2019 no. 3', { date: '2018-05', issue: '3' }, 'no'],
    ['v.12', { volume: '12', issue: '3' }, 'yes'],
    ['v.12', { volume: '13' }, 'no'],
    ['第3卷', { volume: '3' }, 'yes'],
    ['v.12 no.3', { issue: '3' }, 'unknown'],
    ['', { volume: '3' }, 'unknown'],
    ['v.1-4', { volume: '3' }, 'yes'],
  ] as const)('%s: %o is %s', (volume, wanted, answer) => {
    expect(isOfIssue(volume, wanted)).toBe(answer);
  });
});
