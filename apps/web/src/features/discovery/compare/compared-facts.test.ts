import { describe, expect, it } from 'vitest';
import { isDifferent } from './compared-facts.ts';

describe('the rows of a comparison', () => {
  it('are alike whatever the order of their lines, spaces and capitals', () => {
    expect(
      isDifferent([
        ['Whales', 'The sea'],
        ['the  sea', 'whales '],
      ]),
    ).toBe(false);
    expect(isDifferent([[], []])).toBe(false);
  });

  it('are different if one record says more, something else or nothing', () => {
    expect(isDifferent([['Whales'], ['Whales', 'The sea']])).toBe(true);
    expect(isDifferent([['1998'], ['1998'], ['2003']])).toBe(true);
    expect(isDifferent([['1998'], []])).toBe(true);
  });
});
